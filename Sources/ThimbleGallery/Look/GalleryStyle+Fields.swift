// MARK: - Fields

extension GalleryStyle {
  /// Returns the style of GTK's entries, switches and sliders. They match the buttons beside them: one radius, one
  /// focus ring, no gradients.
  static func fieldsCSS(_ palette: GalleryPalette) -> String {
    let (text, edge, focus, accent) = (palette.text, palette.edge, palette.focus, palette.accent)
    let thumb = "min-width: \(palette.px(20)); min-height: \(palette.px(20));"
    let slider = ".gallery scale.horizontal > trough > slider"
    let marked = ".gallery scale.horizontal.marks-after:not(.marks-before) > trough > slider"
    return """
      .gallery entry {
        background: \(palette.card); color: \(text); border: none; border-radius: 9px; padding: 0 9px;
        min-height: \(palette.px(34));
      }
      .gallery entry:not(.error) { box-shadow: inset 0 0 0 1px \(edge); }
      .gallery entry image { color: \(palette.dim); -gtk-icon-size: \(palette.px(16)); }
      .gallery entry:focus-within { outline: 2px solid \(focus); outline-offset: -2px; border: none; }
      .gallery dropdown > button {
        background: \(palette.card); color: \(text); border: none; border-radius: 9px; padding: 0 12px;
        min-height: \(palette.px(34)); box-shadow: inset 0 0 0 1px \(edge); text-shadow: none;
      }
      .gallery dropdown > button:hover { background: \(palette.hovered); }
      .gallery dropdown > button:focus:focus-visible { outline: 2px solid \(focus); outline-offset: -2px; }
      .gallery switch { background: \(edge); border: none; border-radius: 9999px; padding: 3px; }
      .gallery switch:checked { background: \(accent); box-shadow: inset 0 0 0 1px \(palette.isHigh ? text : accent); }
      .gallery switch:disabled { opacity: 0.5; }
      .gallery switch:focus:focus-visible { outline: 2px solid \(focus); outline-offset: 2px; }
      .gallery switch > slider {
        background: #ffffff; border: none; border-radius: 9999px; \(thumb)
        box-shadow: 0 1px 2px rgba(0, 0, 0, 0.25);
      }
      .gallery switch > image { opacity: \(palette.isHigh ? 1 : 0); color: \(palette.card); }
      .gallery switch:checked > image { color: #ffffff; }
      .gallery scale { color: \(text); }
      .gallery scale > trough { background: \(edge); border: none; border-radius: 9999px; min-height: \(palette.px(4)); }
      .gallery scale > trough > highlight { background: \(accent); border: none; margin: 0; border-radius: 9999px; }
      .gallery scale indicator { background: \(edge); color: \(edge); }
      \(slider), \(marked) {
        background: #ffffff; border: none; border-radius: 9999px; \(thumb)
        margin: -\(palette.px(8)); padding: 0; box-shadow: 0 0 0 1px \(edge), 0 1px 3px rgba(0, 0, 0, 0.2);
      }
      .gallery scale:focus:focus-visible > trough { outline: none; }
      .gallery scale:focus:focus-visible > trough > slider { outline: 2px solid \(focus); outline-offset: 2px; }

      """
  }
}
