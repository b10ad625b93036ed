import Thimble

/// The style of the gallery itself: a plain GNOME window around the samples.
@MainActor
final class GalleryStyle {
  private let sheet = CSSProvider()
  private let theme: ObservationToken

  init() {
    sheet.install()
    let load: @MainActor (ThemeContext) -> Void = { [sheet] context in
      let palette = GalleryPalette(in: context)
      sheet.load(Self.css(palette) + Self.fieldsCSS(palette))
    }
    load(ThemeController.shared.context)
    theme = ThemeController.shared.observe(load)
  }

  private static func css(_ palette: GalleryPalette) -> String {
    let (window, card, text, line) = (palette.window, palette.card, palette.text, palette.line)
    let (dim, focus) = (palette.dim, palette.focus)
    // The ring hardly differs from the line around the selection, so it is inside that line.
    let selectedOffset = palette.isHigh ? "-5px" : "-2px"
    return """
      window.gallery, .gallery clamp { background: \(window); color: \(text); }
      .gallery headerbar {
        background: \(window); color: \(text); border: none; box-shadow: inset 0 -1px \(line); min-height: 47px;
      }
      .gallery .sidebar { background: \(palette.sidebar); color: \(text); border: none; }
      .gallery .sidebar list { background: none; padding: 0 6px 12px 6px; }
      .gallery .sidebar row {
        padding: 7px 12px; margin: 1px 0; border-radius: 6px; background: none; color: \(text);
        transition: background-color 200ms ease-out;
      }
      .gallery .sidebar row:hover { background-color: \(palette.hovered); }
      .gallery .sidebar row:selected {
        background-color: \(palette.selected); box-shadow: inset 0 0 0 2px \(palette.isHigh ? text : "transparent");
      }
      .gallery .sidebar row:focus:focus-visible { outline: 2px solid \(focus); outline-offset: -2px; }
      .gallery .sidebar row:selected:focus:focus-visible { outline-offset: \(selectedOffset); }
      .gallery .sidebar .category { font-weight: bold; font-size: smaller; color: \(dim); padding: 15px 12px 3px 12px; }
      .gallery .sidebar .category label { color: inherit; }
      .gallery .sidebar row .caption { color: \(dim); }
      .gallery .page-title { font-size: 240%; font-weight: 800; }
      .gallery .page-description { font-size: 110%; color: \(dim); }
      .gallery .sample-title { font-size: 120%; font-weight: bold; }
      .gallery .group-title { font-weight: bold; padding: 0 6px; }
      .gallery .sample-caption { color: \(dim); }
      .gallery .page-description link, .gallery .sample-caption link { color: \(text); text-decoration: underline; }
      .gallery .tags { font-size: smaller; font-weight: bold; color: \(dim); }
      .gallery .sample-card {
        background: \(card); border-radius: 12px;
        box-shadow: 0 0 0 1px \(line), 0 1px 3px 1px rgba(0, 0, 0, 0.07);
      }
      .gallery sample-frame.bare { background: \(window); box-shadow: none; }
      .gallery sample-frame.on-colored, .gallery .on-colored { background: \(palette.colored); color: #ffffff; }
      .gallery sample-frame.on-dark, .gallery .on-dark { background: #241f31; color: #ffffff; }
      .gallery .on-colored label, .gallery .on-dark label { color: inherit; }
      .gallery .picture { background: \(palette.picture); box-shadow: inset 0 -1px \(line); }
      .gallery .watch-bar { background: \(palette.sidebar); box-shadow: inset 0 -1px \(line); }
      .gallery .watch-bar ring { min-width: \(palette.px(16)); min-height: \(palette.px(16)); margin: 0 3px; }
      .gallery .watch-bar scrolledwindow { background: \(card); }
      .gallery .figure-tooltip {
        background: \(palette.isHigh ? "#000000" : "rgba(0, 0, 6, 0.82)"); color: #ffffff; border-radius: 9px; padding: 6px 10px;
        box-shadow: inset 0 0 0 1px \(palette.isHigh ? text : "rgba(255, 255, 255, 0.1)");
      }
      .gallery .figure-card {
        background: \(card); border-radius: 12px; padding: 9px 15px;
        box-shadow: 0 0 0 1px \(line), 0 2px 6px 1px rgba(0, 0, 0, 0.1);
      }
      .gallery .figure-card image { -gtk-icon-size: \(palette.px(32)); }
      .gallery .figure-card .figure-name { font-size: 140%; font-weight: bold; }
      .gallery .figure-window {
        background: \(card); border-radius: 12px;
        box-shadow: 0 0 0 1px \(line), 0 2px 6px 1px rgba(0, 0, 0, 0.1);
      }
      .gallery .figure-window headerbar { background: \(window); border-radius: 12px 12px 0 0; }
      .gallery .figure-code { font-family: monospace; font-size: 95%; }
      .gallery .page-bar { box-shadow: inset 0 -1px \(line); padding: 3px 6px; }
      .gallery .page-bar * { font-weight: normal; }
      .gallery .sample-card separator, .gallery .inspector separator { background: \(line); min-height: 1px; }
      .gallery .sample-card.inspected {
        box-shadow: 0 0 0 2px \(focus), 0 1px 3px 1px rgba(0, 0, 0, 0.07);
      }
      .gallery .inspector { background: \(card); color: \(text); box-shadow: 0 0 0 1px \(line); }
      .gallery .inspector.below { border-radius: 12px 12px 0 0; }
      .gallery .inspector-note { color: \(dim); padding: 15px 18px; }
      .gallery .split-handle { background: \(window); }
      .gallery .split-handle:hover { background: \(palette.selected); }
      .gallery textview.source, .gallery textview.source text { background: transparent; color: \(text); }
      .gallery textview.source { padding: 12px 18px 18px 18px; }
      .gallery scrolledwindow.editor { border: 1px solid \(palette.edge); border-radius: 9px; background: \(window); }
      .gallery scrolledwindow:focus:focus-visible { outline: 2px solid \(focus); outline-offset: -2px; }
      .gallery scrolledwindow.editor:focus-within { outline: 2px solid \(focus); outline-offset: -2px; }
      .gallery textview.editor, .gallery textview.editor text { background: transparent; color: \(text); }
      .gallery textview.editor { padding: 12px; }
      .gallery scrolledwindow > undershoot.left {
        background: linear-gradient(to right, \(palette.selected), transparent 12px);
      }
      .gallery scrolledwindow > undershoot.right {
        background: linear-gradient(to left, \(palette.selected), transparent 12px);
      }
      .gallery .inspector .property-group { font-weight: bold; margin-top: 6px; }
      .gallery .inspector .property-name { color: \(dim); }
      .gallery .inspector .property-name.changed { color: \(text); }
      .gallery .inspector .property-note { font-size: smaller; color: \(dim); }
      .gallery .inspector .property-note.problem { color: \(palette.failed); }
      .gallery label.swatch { outline: 1px solid \(palette.edge); }
      .gallery .play-outcome.passed { color: \(palette.passed); }
      .gallery .play-outcome.failed { color: \(palette.failed); }
      .gallery .table-head { font-weight: bold; }
      .gallery .caption { font-size: smaller; }
      .gallery .colored-strip { background: \(palette.colored); color: #ffffff; border-radius: 12px; }
      .gallery .colored-strip label { color: inherit; }
      .gallery .code { background: \(window); border-radius: 9px; box-shadow: inset 0 0 0 1px \(line); }
      .gallery label.code, .gallery .code label { font-family: monospace; font-size: 95%; padding: 12px 15px; }
      .gallery .dark-strip { background: #241f31; border-radius: 15px; padding: 6px; }
      .gallery .banner {
        background: \(palette.sidebar); box-shadow: inset 0 0 0 1px \(line); border-radius: 12px; padding: 9px 9px 9px 18px; }
      .gallery .banner:dir(rtl) { padding: 9px 18px 9px 9px; }
      .gallery .view-frame { border-radius: 9px; box-shadow: inset 0 0 0 1px \(line); padding: 1px; }

      """
  }
}
