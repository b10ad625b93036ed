import CGtk

// MARK: - Text and pictures

extension Snapshot {
  /// Draws text in the font of a widget, which follows the desktop's text size.
  ///
  /// - Parameters:
  ///   - text: the text. Several lines are drawn below each other.
  ///   - origin: the top left corner of the text.
  ///   - width: the width at which lines wrap, logical pixels; nil for no wrapping.
  ///   - scale: the size, as a factor of the widget's font size.
  ///   - widget: the widget, whose font and direction the text has.
  ///   - color: the colour, often the widget's ``Widget/foreground``.
  public func draw(
    _ text: String, at origin: Point, width: Double? = nil, scale: Double = 1, on widget: Widget, _ color: Color
  ) {
    guard origin.isFinite else { return }
    let layout = TextLayout(text, width: width, scale: scale)
    let size = layout.size(on: widget, width)
    let box = Rectangle(x: origin.x, y: origin.y, width: size.width, height: size.height)
    layout.draw(on: widget, self, in: box, alignment: 0, color)
  }

  /// Draws a picture into a rectangle, stretched to its size.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - box: the rectangle.
  ///   - color: the colour of a symbolic icon. A picture with its own colours keeps them.
  public func draw(_ picture: Paintable, in box: Rectangle, _ color: Color = Color(red: 0, green: 0, blue: 0)) {
    guard box.isFinite, box.width > 0, box.height > 0 else { return }
    saved(at: Point(x: box.x, y: box.y)) {
      draw(picture.opaque, (box.width, box.height), color, opacity: color.opacity)
    }
  }
}

extension Widget {
  /// Returns the width and height of a text that ``Snapshot/draw(_:at:width:scale:on:_:)`` draws, logical pixels.
  public func size(ofText text: String, width: Double? = nil, scale: Double = 1) -> (width: Double, height: Double) {
    TextLayout(text, width: width, scale: scale).size(on: self, width)
  }
}

extension TextLayout {
  fileprivate convenience init(_ text: String, width: Double?, scale: Double) {
    self.init()
    var (fit, form) = (Fit(), Form())
    fit.wraps = width != nil
    form.scale = scale.isFinite ? Float(min(max(scale, 0.1), 100)) : 1
    _ = set(text, fit: fit)
    _ = set(form)
  }

  fileprivate func size(on widget: Widget, _ width: Double?) -> (width: Double, height: Double) {
    let room = width.map { max(1, Int(clamping: $0)) }
    let height = height(on: widget, in: room)
    return (Double(room ?? self.width(on: widget).natural), Double(height.natural))
  }
}
