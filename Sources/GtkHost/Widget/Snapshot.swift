import CGtk

/// A list of drawing operations that GTK hands a widget, for the length of one ``Drawing/draw(_:)``.
@MainActor
public struct Snapshot {
  package let pointer: OpaquePointer
  package init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// A colour in sRGB. Components and opacity are from 0 to 1.
  package struct Color: Sendable {
    package var red, green, blue, opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// The same colour, whose opacity is `factor` times as strong.
    package func faded(to factor: Double) -> Color {
      Color(red: red, green: green, blue: blue, opacity: opacity * factor)
    }
  }

  package func fill(_ box: Rectangle, _ color: Color) {
    var gdk = GdkRGBA(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue), alpha: Float(color.opacity))
    var bounds = box.graphene
    gtk_snapshot_append_color(pointer, &gdk, &bounds)
  }

  package func fillCircle(around center: Point, radius: Double, _ color: Color) {
    let box = Rectangle(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    var clip = GskRoundedRect()
    var bounds = box.graphene
    gsk_rounded_rect_init_from_rect(&clip, &bounds, Float(radius))
    gtk_snapshot_push_rounded_clip(pointer, &clip)
    fill(box, color)
    gtk_snapshot_pop(pointer)
  }

  /// Lends a canvas for lines and shapes inside a rectangle.
  package func draw(in box: Rectangle, _ body: (Canvas) -> Void) {
    var bounds = box.graphene
    guard let cairo = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
    defer { cairo_destroy(cairo) }
    body(Canvas(cairo: cairo))
  }

  /// Lines and shapes that become one operation.
  @MainActor
  package struct Canvas {
    fileprivate let cairo: OpaquePointer

    package func fillCircle(around center: Point, radius: Double, _ color: Color) {
      begin(color)
      cairo_arc(cairo, center.x, center.y, radius, 0, 2 * .pi)
      cairo_fill(cairo)
    }

    /// Draws an arc with round ends. `start` and `end` are in turns, clockwise from the top.
    package func strokeArc(
      around center: Point, radius: Double, from start: Double, to end: Double, width: Double, _ color: Color
    ) {
      begin(color)
      cairo_set_line_width(cairo, width)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
      let top = -Double.pi / 2
      cairo_arc(cairo, center.x, center.y, radius, top + start * 2 * .pi, top + end * 2 * .pi)
      cairo_stroke(cairo)
    }

    private func begin(_ color: Color) {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
      cairo_new_path(cairo)
    }
  }
}

extension Widget {
  /// The colour of text that CSS gives the widget.
  package var foreground: Snapshot.Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return Snapshot.Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }
}
