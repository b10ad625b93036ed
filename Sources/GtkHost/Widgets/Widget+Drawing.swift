import CGtk

// MARK: - What widgets that draw themselves share

extension Widget {
  /// The colour of text, as the style sheet says for the widget.
  var foreground: GdkRGBA {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return color
  }

  /// Lends a Cairo context that draws on the whole content of the widget.
  func draw(on snapshot: Snapshot, _ body: (OpaquePointer) -> Void) {
    var bounds = graphene_rect_t(
      origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: Float(width), height: Float(height)))
    guard let cairo = gtk_snapshot_append_cairo(snapshot.pointer, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    body(cairo)
  }
}
