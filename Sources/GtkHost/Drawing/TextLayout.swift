import CGtk

/// Text that a widget draws on its own node, without a label: `PangoLayout`.
///
/// The font, the text scale and the direction are the widget's. Nothing is laid out before the first measure, and then
/// only after a change of text, form or font.
@MainActor
package final class TextLayout {
  /// The form of the whole text. Parts in markup keep their own.
  package struct Form: Equatable, Sendable {
    /// The size, as a factor of the widget's font size.
    package var scale: Float = 1
    /// The additional space between letters, logical pixels.
    package var letterSpacing: Float = 0
    /// Indicates whether the weight is regular instead of the widget's.
    package var isRegular = false
    package var isUnderlined = false
    package var isUppercase = false

    package init() {}
  }

  /// The behaviour of text that is wider than its room.
  package struct Fit: Equatable, Sendable {
    package var ellipsis = Label.Ellipsis.none
    package var wraps = false
    /// The most lines of text that wraps; 0 for no limit.
    package var lineLimit: Int16 = 0
    /// The minimum width of text with an ellipsis, in characters; 0 for a few.
    package var minimumCharacters: Int16 = 0
    /// The maximum natural width, in characters; 0 for no limit.
    package var maximumCharacters: Int16 = 0

    package init() {}

    /// Indicates whether the layout depends on the room.
    fileprivate var isFlexible: Bool { ellipsis != .none || wraps }
  }

  /// The text, without markup and NUL characters.
  package private(set) var text = ""
  private var markup: String?
  /// The UTF-8 range of an underlined letter.
  private var marked: Range<Int32>?
  package private(set) var form = Form()
  package private(set) var fit = Fit()

  private var layout: OpaquePointer?
  private var known: Known?

  /// The sizes of the text in one font, logical pixels.
  private struct Known {
    let serial: guint
    let (minimum, natural): (Int32, Int32)
    let (height, baseline): (Int32, Int32)
  }

  package init() {}

  isolated deinit { release() }

  private func release() {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    layout = nil
    known = nil
  }

  // MARK: Setting

  /// Sets the text and its behaviour in narrow room, and returns whether either changed.
  package func set(_ text: String, markup: String? = nil, fit: Fit) -> Bool {
    let text = text.withoutNUL
    let isNew = text != self.text || markup != self.markup
    guard isNew || fit != self.fit else { return false }
    (self.text, self.markup, self.fit) = (text, markup, fit)
    if isNew { marked = nil }
    release()
    return true
  }

  /// Sets the form, and returns whether it changed.
  package func set(_ form: Form) -> Bool {
    guard form != self.form else { return false }
    self.form = form
    release()
    return true
  }

  /// Underlines one letter, by its UTF-8 range in the text; nil ends it.
  package func mark(_ range: Range<Int>?) {
    let range = range.map { Int32(clamping: $0.lowerBound)..<Int32(clamping: $0.upperBound) }
    guard range != marked else { return }
    marked = range
    release()
  }

  // MARK: Measuring

  /// Returns the width that the text needs on one line, or, if it wraps, in as many lines as possible and on one line.
  package func width(on widget: Widget) -> RequestedSize {
    let sizes = sizes(on: widget)
    return RequestedSize(minimum: Int(sizes.minimum), natural: Int(sizes.natural))
  }

  /// Returns the height of the text, with the baseline of its first line. `room` is the width for text that wraps,
  /// logical pixels.
  package func height(on widget: Widget, in room: Int? = nil) -> RequestedSize {
    var (height, baseline): (Int32, Int32)
    if let room, fit.wraps {
      let layout = made(on: widget)
      pango_layout_set_width(layout, pangoUnits(room))
      (height, baseline) = Self.height(of: layout)
    } else {
      let sizes = sizes(on: widget)
      (height, baseline) = (sizes.height, sizes.baseline)
    }
    return RequestedSize(
      minimum: Int(height), natural: Int(height), minimumBaseline: Int(baseline), naturalBaseline: Int(baseline))
  }

  /// Returns the width of the widest of some texts in the same font and form.
  package func widest(of texts: [String], on widget: Widget) -> Int {
    let other = TextLayout()
    _ = other.set(form)
    return texts.map { text in
      _ = other.set(text, fit: Fit())
      return other.width(on: widget).natural
    }.max() ?? 0
  }

  private func sizes(on widget: Widget) -> Known {
    let layout = made(on: widget)
    let serial = pango_context_get_serial(pango_layout_get_context(layout))
    if let known, known.serial == serial { return known }
    let (minimum, natural) = measuredWidth(layout)
    let (height, baseline) = Self.height(of: layout)
    let new = Known(serial: serial, minimum: minimum, natural: natural, height: height, baseline: baseline)
    known = new
    return new
  }

  /// Measures as `GtkLabel` does, and leaves the layout in its natural width.
  private func measuredWidth(_ layout: OpaquePointer) -> (minimum: Int32, natural: Int32) {
    guard fit.isFlexible else {
      let width = Self.width(of: layout)
      return (width, width)
    }
    let least = fit.minimumCharacters > 0 ? characters(fit.minimumCharacters, layout) : 0
    pango_layout_set_width(layout, fit.ellipsis == .none ? pangoUnits(Int(clamping: least)) : 0)
    let narrow = Self.width(of: layout)
    let limit = max(fit.maximumCharacters, fit.minimumCharacters)
    pango_layout_set_width(layout, fit.maximumCharacters > 0 ? pangoUnits(Int(characters(limit, layout))) : -1)
    let natural = Self.width(of: layout)
    // An ellipsis can be wider than the text that it replaces.
    let minimum = max(fit.ellipsis == .none || fit.wraps ? narrow : min(narrow, natural), least)
    return (minimum, max(minimum, natural))
  }

  private static func width(of layout: OpaquePointer) -> Int32 {
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return pixels(width)
  }

  private static func height(of layout: OpaquePointer) -> (height: Int32, baseline: Int32) {
    var height: Int32 = 0
    pango_layout_get_size(layout, nil, &height)
    return (pixels(height), pixels(pango_layout_get_baseline(layout)))
  }

  private static func pixels(_ units: Int32) -> Int32 { (units + PANGO_SCALE - 1) / PANGO_SCALE }

  private func pangoUnits(_ pixels: Int) -> Int32 { Int32(clamping: Int(length: pixels) * Int(PANGO_SCALE)) }

  /// Returns the width of a number of average characters, logical pixels.
  private func characters(_ count: Int16, _ layout: OpaquePointer) -> Int32 {
    let metrics = pango_context_get_metrics(pango_layout_get_context(layout), nil, nil)
    defer { pango_font_metrics_unref(metrics) }
    let widest = max(
      pango_font_metrics_get_approximate_char_width(metrics), pango_font_metrics_get_approximate_digit_width(metrics))
    return Self.pixels(Int32(clamping: Int(widest) * Int(count)))
  }

  // MARK: Drawing

  /// Draws the text.
  ///
  /// - Parameters:
  ///   - widget: the widget that measures it.
  ///   - snapshot: the snapshot of the widget.
  ///   - box: the room, whole logical pixels.
  ///   - baseline: the first line's baseline, from the top of the room; nil centres the text in the height.
  ///   - alignment: the position in wider room: 0 at its left, 1 at its right.
  ///   - centersLines: whether the lines of wrapped text are centred below each other.
  ///   - color: the colour of text that has none of its own.
  package func draw(
    on widget: Widget, _ snapshot: Snapshot, in box: Rectangle, baseline: Int? = nil, alignment: Double = 0.5,
    centersLines: Bool = false, _ color: Snapshot.Color
  ) {
    let layout = made(on: widget)
    let start = widget.textDirection == .rightToLeft ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    if fit.wraps { pango_layout_set_alignment(layout, centersLines ? PANGO_ALIGN_CENTER : start) }
    pango_layout_set_width(layout, fit.isFlexible ? pangoUnits(Int(clamping: box.width)) : -1)
    var logical = PangoRectangle()
    pango_layout_get_pixel_extents(layout, nil, &logical)
    let shown = fit.ellipsis == .none ? Double(logical.width) : min(Double(logical.width), box.width)
    let x = box.x + (alignment * (box.width - shown)).rounded(.down) - Double(logical.x)
    // In whole pixels, as GtkLabel places its text.
    let top =
      baseline.map { Double($0 - Int(pango_layout_get_baseline(layout) / PANGO_SCALE)) }
      ?? ((box.height - Double(logical.height)) / 2).rounded(.down)
    snapshot.draw(layout, x: x, y: box.y + top, color)
  }

  // MARK: The layout

  private func made(on widget: Widget) -> OpaquePointer {
    // GTK gives a widget another context when it leaves its window, and updates only that one.
    if let layout, pango_layout_get_context(layout) == gtk_widget_get_pango_context(widget.pointer) { return layout }
    release()
    guard let new = gtk_widget_create_pango_layout(widget.pointer, nil) else {
      preconditionFailure("GTK made no layout for the widget.")
    }
    pango_layout_set_text(new, text, Int32(clamping: text.utf8.count))
    if let attributes = attributes() {
      pango_layout_set_attributes(new, attributes)
      pango_attr_list_unref(attributes)
    }
    pango_layout_set_ellipsize(new, fit.ellipsis.pango)
    if fit.wraps { pango_layout_set_wrap(new, fit.lineLimit == 0 ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR) }
    if fit.wraps, fit.lineLimit > 0 { pango_layout_set_height(new, -Int32(clamping: fit.lineLimit)) }
    layout = new
    return new
  }

  /// Returns the attributes; nil for none. The caller owns them.
  private func attributes() -> OpaquePointer? {
    guard form != Form() || markup != nil || marked != nil else { return nil }
    var list: OpaquePointer?
    if let markup, pango_parse_markup(markup, -1, 0, &list, nil, nil, nil) == 0 { list = nil }
    let all = list ?? pango_attr_list_new()
    // Attributes of a part come later in the list, and win.
    if form.scale != 1 { pango_attr_list_insert_before(all, pango_attr_scale_new(Double(form.scale))) }
    if form.isRegular { pango_attr_list_insert_before(all, pango_attr_weight_new(PANGO_WEIGHT_NORMAL)) }
    if form.letterSpacing != 0 {
      let spacing = Int32(clamping: Double(form.letterSpacing * Float(PANGO_SCALE)).rounded())
      pango_attr_list_insert_before(all, pango_attr_letter_spacing_new(spacing))
    }
    if form.isUnderlined { pango_attr_list_insert_before(all, pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
    if form.isUppercase {
      pango_attr_list_insert_before(all, pango_attr_text_transform_new(PANGO_TEXT_TRANSFORM_UPPERCASE))
    }
    if let marked, let underline = pango_attr_underline_new(PANGO_UNDERLINE_LOW) {
      underline.pointee.start_index = guint(clamping: marked.lowerBound)
      underline.pointee.end_index = guint(clamping: marked.upperBound)
      pango_attr_list_insert(all, underline)
    }
    return all
  }
}
