import CGtk

/// A list of drawing operations that GTK hands a widget, for the length of one ``Drawing/draw(_:)``.
///
/// ```swift
/// func draw(_ snapshot: Snapshot) {
///   let color = foreground
///   snapshot.fill(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)), radius: 6, color.faded(to: 0.1))
///   var wave = Snapshot.Path()
///   for (index, level) in levels.enumerated() { wave.addLine(to: Point(x: 4 * Double(index), y: 20 - 20 * level)) }
///   snapshot.stroke(wave, width: 2, color)
///   snapshot.draw("Waveform", at: Point(x: 0, y: 24), on: self, color)
///   native.draw(snapshot)
/// }
/// ```
/// Lengths are logical pixels from the top left corner of the widget's content. Call ``Widget/queueDraw()`` when
/// something that `draw` reads has changed. An operation with NaN or an infinite number draws nothing.
@MainActor
public struct Snapshot {
  package let pointer: OpaquePointer
  package init(_ pointer: OpaquePointer) { self.pointer = pointer }

  /// A colour in sRGB. Components and opacity are from 0 to 1.
  public struct Color: Equatable, Sendable {
    public var red, green, blue, opacity: Double

    /// Creates a colour, opaque by default.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    /// Returns the colour with its opacity multiplied by `factor`.
    public func faded(to factor: Double) -> Color {
      Color(red: red, green: green, blue: blue, opacity: opacity * factor)
    }

    fileprivate var gdk: GdkRGBA {
      GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }
  }

  /// Fills a rectangle.
  public func fill(_ box: Rectangle, _ color: Color) {
    guard box.isFinite else { return }
    var (gdk, bounds) = (color.gdk, box.graphene)
    gtk_snapshot_append_color(pointer, &gdk, &bounds)
  }

  /// Fills a rectangle with round corners.
  public func fill(_ box: Rectangle, radius: Double, _ color: Color) {
    clipped(to: box, radius: radius) { fill(box, color) }
  }

  /// Fills a circle.
  public func fillCircle(around center: Point, radius: Double, _ color: Color) {
    let box = Rectangle(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    fill(box, radius: radius, color)
  }

  /// Draws a line inside the edge of a rectangle with round corners.
  public func strokeInside(_ box: Rectangle, radius: Double = 0, width: Double, _ color: Color) {
    guard box.isFinite, radius.isFinite, width.isFinite else { return }
    var outline = box.rounded(radius)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color.gdk, count: 4)
    gtk_snapshot_append_border(pointer, &outline, widths, colors)
  }

  /// Runs `body` with another origin and scale, and goes back to those before.
  public func saved(at origin: Point, scale: Double = 1, _ body: @MainActor () -> Void) {
    guard origin.isFinite, scale.isFinite else { return }
    gtk_snapshot_save(pointer)
    var point = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
    gtk_snapshot_translate(pointer, &point)
    if scale != 1 { gtk_snapshot_scale(pointer, Float(scale), Float(scale)) }
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Runs `body` with the origin of a drawing of that size in the middle of a box, on whole logical pixels.
  func centered(_ size: (width: Double, height: Double), in box: Rectangle, _ body: @MainActor () -> Void) {
    let left = ((box.width - size.width) / 2).rounded(.down)
    let top = ((box.height - size.height) / 2).rounded(.down)
    saved(at: Point(x: box.x + left, y: box.y + top), body)
  }

  /// Runs `body`, and turns its drawing around a point by a number of turns, clockwise.
  public func turned(by turns: Double, around center: Point, _ body: @MainActor () -> Void) {
    guard turns != 0 else { return body() }
    guard center.isFinite, turns.isFinite else { return }
    gtk_snapshot_save(pointer)
    var point = graphene_point_t(x: Float(center.x), y: Float(center.y))
    gtk_snapshot_translate(pointer, &point)
    gtk_snapshot_rotate(pointer, Float(turns * 360))
    point = graphene_point_t(x: -point.x, y: -point.y)
    gtk_snapshot_translate(pointer, &point)
    body()
    gtk_snapshot_restore(pointer)
  }

  /// Runs `body`, and makes its drawing translucent; `opacity` is 0…1.
  public func faded(to opacity: Double, _ body: @MainActor () -> Void) {
    guard opacity < 1 else { return body() }
    guard opacity > 0 else { return }
    gtk_snapshot_push_opacity(pointer, opacity)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Runs `body`, and puts a shadow below its drawing. Lengths are logical pixels.
  package func shadowed(
    _ color: Color, x: Double = 0, y: Double = 0, blur: Double, _ body: @MainActor () -> Void
  ) {
    guard x.isFinite, y.isFinite, blur.isFinite else { return body() }
    var shadow = GskShadow(color: color.gdk, dx: Float(x), dy: Float(y), radius: Float(blur))
    gtk_snapshot_push_shadow(pointer, &shadow, 1)
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Runs `body`, and draws nothing of it outside of a rectangle, which may have round corners.
  public func clipped(to box: Rectangle, radius: Double = 0, _ body: @MainActor () -> Void) {
    guard box.isFinite, radius.isFinite else { return }
    if radius > 0 {
      var outline = box.rounded(radius)
      gtk_snapshot_push_rounded_clip(pointer, &outline)
    } else {
      var bounds = box.graphene
      gtk_snapshot_push_clip(pointer, &bounds)
    }
    body()
    gtk_snapshot_pop(pointer)
  }

  /// Draws a child where ``Allocating/allocateChildren(width:height:baseline:)`` has placed it.
  public func draw(_ child: Widget, of parent: Widget) {
    gtk_widget_snapshot_child(parent.pointer, child.pointer, pointer)
  }

  /// Draws text.
  func draw(_ layout: OpaquePointer, x: Double, y: Double, _ color: Color) {
    saved(at: Point(x: x, y: y)) {
      var gdk = color.gdk
      gtk_snapshot_append_layout(pointer, layout, &gdk)
    }
  }

  /// Draws a picture: a symbolic one in a colour, another one in its own colours.
  func draw(_ paintable: OpaquePointer, _ size: (width: Double, height: Double), _ color: Color, opacity: Double) {
    let isIcon = cgtk_is_a(UnsafeRawPointer(paintable), gtk_icon_paintable_get_type()) != 0
    let isSymbolic =
      isIcon
      ? cgtk_icon_is_symbolic(paintable) != 0
      : cgtk_is_a(UnsafeRawPointer(paintable), gtk_symbolic_paintable_get_type()) != 0
    if isSymbolic { drawSymbolic(paintable, size, color) } else { drawColored(paintable, size, opacity: opacity) }
  }

  /// Draws a symbolic picture in a colour.
  func drawSymbolic(_ paintable: OpaquePointer, _ size: (width: Double, height: Double), _ color: Color) {
    withUnsafeTemporaryAllocation(of: GdkRGBA.self, capacity: Self.statusColors.count + 1) { colors in
      colors.initialize(repeating: color.gdk)
      for (index, status) in Self.statusColors.enumerated() {
        colors[index + 1] = status.faded(to: color.opacity).gdk
      }
      gtk_symbolic_paintable_snapshot_symbolic(
        paintable, pointer, size.width, size.height, colors.baseAddress, gsize(colors.count))
    }
  }

  /// Draws a picture in its own colours.
  func drawColored(_ paintable: OpaquePointer, _ size: (width: Double, height: Double), opacity: Double) {
    faded(to: opacity) { gdk_paintable_snapshot(paintable, pointer, size.width, size.height) }
  }

  func draw(texture: OpaquePointer, _ size: (width: Double, height: Double)) {
    var bounds = Rectangle(x: 0, y: 0, width: size.width, height: size.height).graphene
    gtk_snapshot_append_texture(pointer, texture, &bounds)
  }

  /// GTK's colours for errors, warnings and success in symbolic icons.
  private static let statusColors = [
    Color(red: 0.797, green: 0, blue: 0), Color(red: 0.957, green: 0.473, blue: 0.242),
    Color(red: 0.305, green: 0.602, blue: 0.023),
  ]

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

    /// Adds a path to the drawing; `draw` paints it.
    func add(_ path: Path, _ color: Color, _ draw: (OpaquePointer) -> Void) {
      begin(color)
      for step in path.steps {
        switch step {
        case .move(let end): cairo_move_to(cairo, end.x, end.y)
        case .line(let end): cairo_line_to(cairo, end.x, end.y)
        case .curve(let end, let first, let second):
          cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
        case .arc(let center, let radius, let start, let end):
          cairo_arc(cairo, center.x, center.y, radius, start, end)
        case .close: cairo_close_path(cairo)
        }
      }
      draw(cairo)
    }

    private func begin(_ color: Color) {
      cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.opacity)
      cairo_new_path(cairo)
    }
  }
}

extension Widget {
  /// The colour that CSS gives the widget's text, for ``Drawing/draw(_:)``.
  public var foreground: Snapshot.Color {
    let color = cgtk_widget_color(pointer)
    return Snapshot.Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
  }
}

extension Rectangle {
  fileprivate func rounded(_ radius: Double) -> GskRoundedRect {
    var (outline, bounds) = (GskRoundedRect(), graphene)
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
    return outline
  }
}
