//! What each round covered: a dot for each campaign of its first phase, a line through the averages of the best.

use crate::failure::Failure;
use plotters::prelude::{
    BLACK, BLUE, ChartBuilder, Circle, Color, IntoDrawingArea, LineSeries, PathElement, RED, SVGBackend,
    WHITE,
};
use symvm_explore::tune::Tuned;

/// An SVG image.
pub fn rounds(tuned: &Tuned) -> Result<String, Failure> {
    let mut image = String::new();
    draw(tuned, &mut image).map_err(|e| Failure::new(format!("the plot cannot be drawn: {e}")))?;
    Ok(image)
}

fn draw(tuned: &Tuned, image: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(image, (720, 420)).into_drawing_area();
    area.fill(&WHITE)?;
    let rounds = tuned.rounds.len() as f64;
    let tried = || {
        tuned.rounds.iter().enumerate().flat_map(|(n, r)| r.tried.iter().map(move |t| (n, f64::from(t.1))))
    };
    let best = || tuned.rounds.iter().enumerate().filter_map(|(n, r)| Some((n, r.checked.first()?.1)));
    let all = || tried().chain(best()).map(|(_, covered)| covered);
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(0.0, f64::max));
    let margin = ((high - low) * 0.05).max(1.0);
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0.5..rounds + 0.5, (low - margin).max(0.0)..high + margin)?;
    chart
        .configure_mesh()
        .x_desc("round")
        .y_desc("branch sides covered")
        .x_labels(tuned.rounds.len().min(20))
        .x_label_formatter(&|x| format!("{x:.0}"))
        .light_line_style(WHITE)
        .draw()?;
    // Side by side in the order they were tried, so that dots do not hide each other.
    let width = |n: usize| tuned.rounds[n].tried.len().max(1) as f64;
    let mut place = vec![0.0; tuned.rounds.len()];
    chart
        .draw_series(tried().map(|(n, covered)| {
            place[n] += 0.8 / width(n);
            Circle::new((n as f64 + 0.6 + place[n], covered), 2, BLUE.mix(0.4).filled())
        }))?
        .label("campaigns of the first phase")
        .legend(|(x, y)| Circle::new((x + 9, y), 2, BLUE.mix(0.4).filled()));
    let line = best().map(|(n, average)| (n as f64 + 1.0, average));
    chart
        .draw_series(LineSeries::new(line, RED.stroke_width(2)).point_size(4))?
        .label("the best, checked: average")
        .legend(|(x, y)| PathElement::new([(x, y), (x + 18, y)], RED.stroke_width(2)));
    chart
        .configure_series_labels()
        .position(plotters::chart::SeriesLabelPosition::LowerRight)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
