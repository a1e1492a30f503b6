//! Coverage over time as an SVG image, a line for each strategy.

use anyhow::{Result, anyhow};
use plotters::prelude::{
    BLACK, ChartBuilder, Color, IntoDrawingArea, IntoLogRange, LineSeries, Palette, Palette99, PathElement,
    SVGBackend, WHITE,
};

/// Where the lines begin: before, reading the program is most of it.
const FIRST: f64 = 0.5;
/// Points of a line; more cannot be told apart.
const POINTS: u32 = 240;

/// A line: its name, and branch sides covered over CPU seconds.
pub type Line<'a> = (&'a str, &'a [(f64, u64)]);

/// Draws the lines up to `limit` CPU seconds.
pub fn svg(title: &str, lines: &[Line<'_>], limit: f64) -> Result<String> {
    let mut image = String::new();
    draw(title, lines, limit.max(FIRST * 2.0), &mut image)
        .map_err(|e| anyhow!("the plot cannot be drawn: {e}"))?;
    Ok(image)
}

fn draw(
    title: &str,
    lines: &[Line<'_>],
    limit: f64,
    image: &mut String,
) -> Result<(), Box<dyn std::error::Error>> {
    let area = SVGBackend::with_string(image, (720, 440)).into_drawing_area();
    area.fill(&WHITE)?;
    let most = lines.iter().filter_map(|l| l.1.last()).map(|p| p.1).max().unwrap_or(1);
    let mut chart = ChartBuilder::on(&area)
        .caption(title, ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(64)
        .build_cartesian_2d((FIRST..limit).log_scale(), 0..most + most / 20 + 1)?;
    chart
        .configure_mesh()
        .x_desc("CPU seconds")
        .y_desc("branch sides covered")
        .x_label_formatter(&|seconds| format!("{seconds}"))
        .light_line_style(WHITE)
        .draw()?;
    for (i, (name, series)) in lines.iter().enumerate() {
        let style = Palette99::pick(i).to_rgba().stroke_width(2);
        chart
            .draw_series(LineSeries::new(sampled(series, limit), style))?
            .label(format!("{name} ({})", series.last().map_or(0, |p| p.1)))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], style));
    }
    chart
        .configure_series_labels()
        .position(plotters::chart::SeriesLabelPosition::LowerRight)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}

/// The series at moments that lie equally far apart on the axis.
fn sampled(series: &[(f64, u64)], limit: f64) -> Vec<(f64, u64)> {
    let moment = |k: u32| FIRST * (limit / FIRST).powf(f64::from(k) / f64::from(POINTS));
    (0..=POINTS).map(moment).map(|t| (t, crate::explored::at(series, t))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_drawn_and_named() {
        let (a, b) = ([(0.6, 10), (30.0, 50)], [(1.0, 20)]);
        let image = svg("grep", &[("cgs", &a), ("dfs", &b)], 60.0).expect("drawn");
        assert!(image.starts_with("<svg") && image.contains("cgs (50)") && image.contains("dfs (20)"));
        let points = sampled(&a, 60.0);
        assert_eq!((points[0], points.last().map(|p| p.1)), ((0.5, 0), Some(50)));
        assert!(points.windows(2).all(|w| w[0].0 < w[1].0 && w[0].1 <= w[1].1));
    }
}
