//! The cactus plot: how many files each solver solves if every file has so much time.

use super::contest::Outcome;
use super::table::Results;
use crate::failure::Failure;
use plotters::prelude::{
    BLACK, ChartBuilder, Color, IntoDrawingArea, IntoLogRange, LineSeries, Palette, Palette99, PathElement,
    SVGBackend, WHITE,
};

/// The shortest time that is told apart: below, the clock's grain is what differs.
const SHORTEST: f64 = 0.001;

/// An SVG image.
pub fn cactus(results: &Results<'_>) -> Result<String, Failure> {
    let mut image = String::new();
    draw(results, &mut image).map_err(|e| Failure::new(format!("the plot cannot be drawn: {e}")))?;
    Ok(image)
}

fn draw(results: &Results<'_>, image: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(image, (900, 560)).into_drawing_area();
    area.fill(&WHITE)?;
    let longest = results.limit.max(SHORTEST * 10.0);
    let mut chart = ChartBuilder::on(&area)
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d(0..results.rows.len().max(1), (SHORTEST..longest).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("files solved")
        .y_desc("CPU seconds for each")
        .y_label_formatter(&|seconds| format!("{seconds}"))
        .light_line_style(WHITE)
        .draw()?;
    for (i, solver) in results.solvers.iter().enumerate() {
        let mut times: Vec<f64> = (results.rows.iter())
            .filter(|(_, runs)| runs[i].outcome == Outcome::Solved)
            .map(|(_, runs)| runs[i].seconds().clamp(SHORTEST, longest))
            .collect();
        times.sort_by(f64::total_cmp);
        let colour = Palette99::pick(i).to_rgba();
        let style = colour.stroke_width(if i == 0 { 3 } else { 2 });
        chart
            .draw_series(LineSeries::new(times.iter().enumerate().map(|(n, t)| (n + 1, *t)), style))?
            .label(format!("{} ({})", solver.name, times.len()))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
    }
    chart
        .configure_series_labels()
        .position(plotters::chart::SeriesLabelPosition::UpperLeft)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
