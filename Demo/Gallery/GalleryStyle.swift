import DesignTokens
import Thimble

/// The look of the gallery itself: a calm GNOME window around the samples.
@MainActor
final class GalleryStyle {
  private let sheet = CSSProvider()

  init() {
    sheet.install()
    sheet.load(Self.css(in: ThemeController.shared.context))
    ThemeController.shared.observe { [sheet] in sheet.load(Self.css(in: $0)) }
  }

  static func css(in context: ThemeContext) -> String {
    let isDark = context.scheme == .dark
    let isHigh = context.contrast == .high
    let window = isDark ? "#242424" : "#fafafa"
    let sidebar = isDark ? "#2e2e2e" : "#ebebeb"
    let card = isDark ? "#363636" : "#ffffff"
    let text = isDark ? "#ffffff" : isHigh ? "#000000" : "rgba(0, 0, 0, 0.8)"
    let dim = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.7)" : "rgba(0, 0, 0, 0.65)"
    let line = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.1)" : "rgba(0, 0, 0, 0.08)"
    let edge = isHigh ? text : isDark ? "rgba(255, 255, 255, 0.35)" : "rgba(0, 0, 0, 0.45)"
    let selected = isDark ? "rgba(255, 255, 255, 0.12)" : "rgba(0, 0, 0, 0.1)"
    let focus = isDark ? "#62a0ea" : "#1c71d8"
    let colored = ThemeController.shared.theme.values(in: context).coloredSurface.hex
    return """
      window.gallery, .gallery clamp { background: \(window); color: \(text); }
      .gallery headerbar {
        background: \(window); color: \(text); border: none; box-shadow: inset 0 -1px \(line); min-height: 47px;
      }
      .gallery .sidebar { background: \(sidebar); color: \(text); border: none; }
      .gallery .sidebar list { background: none; padding: 0 6px 12px 6px; }
      .gallery .sidebar row {
        padding: 9px 12px; margin: 1px 0; border-radius: 6px; background: none; color: \(text);
        transition: background-color 200ms ease-out;
      }
      .gallery .sidebar row:hover { background-color: \(line); }
      .gallery .sidebar row:selected { background-color: \(selected); }
      .gallery .sidebar row:focus:focus-visible { outline: 2px solid \(focus); outline-offset: -2px; }
      .gallery .sidebar .category { font-weight: bold; font-size: smaller; color: \(dim); padding: 12px 12px 3px 12px; }
      .gallery .sidebar .category label { color: inherit; }
      .gallery .page-title { font-size: 240%; font-weight: 800; }
      .gallery .page-description { font-size: 110%; color: \(dim); }
      .gallery .sample-title { font-size: 120%; font-weight: bold; }
      .gallery .sample-caption { color: \(dim); }
      .gallery .sample-card {
        background: \(card); border-radius: 12px;
        box-shadow: 0 0 0 1px \(line), 0 1px 3px 1px rgba(0, 0, 0, 0.07);
      }
      .gallery .sample-card separator { background: \(line); min-height: 1px; }
      .gallery textview.source, .gallery textview.source text { background: transparent; color: \(text); }
      .gallery textview.source { padding: 6px 18px 18px 18px; }
      .gallery scrolledwindow.editor { border: 1px solid \(edge); border-radius: 9px; background: \(window); }
      .gallery textview.editor, .gallery textview.editor text { background: transparent; color: \(text); }
      .gallery textview.editor { padding: 12px; }
      .gallery .table-head { font-weight: bold; }
      .gallery .caption { font-size: smaller; }
      .gallery .colored-strip { background: \(colored); color: #ffffff; border-radius: 12px; }
      .gallery .colored-strip label { color: inherit; }
      .gallery label.code { font-family: monospace; }
      .gallery .dark-strip { background: #3d3846; border-radius: 12px; padding: 6px; }

      """
  }
}
