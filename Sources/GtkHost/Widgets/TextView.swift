import CGtk

/// A view of text with many lines: `GtkTextView`.
@MainActor
public final class TextView: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_text_view_get_type(), faceOf: TextView.self) }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Text to edit in the interface font; long lines wrap. Tab leaves the view.
  ///
  /// Name the view by ``Widget/setAccessibilityLabel(_:)``.
  public convenience init(_ text: String = "") {
    self.init(Self.make())
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    // Tab moves keyboard focus through the page.
    gtk_text_view_set_accepts_tab(view, 0)
    self.text = text
  }

  /// Indicates whether the user can change the text. A view that is not editable shows no cursor.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(view) != 0 }
    set {
      gtk_text_view_set_editable(view, newValue ? 1 : 0)
      gtk_text_view_set_cursor_visible(view, newValue ? 1 : 0)
    }
  }

  /// Indicates whether the font has a fixed width.
  public var isMonospace: Bool {
    get { gtk_text_view_get_monospace(view) != 0 }
    set { gtk_text_view_set_monospace(view, newValue ? 1 : 0) }
  }

  /// Sets the room between the text and the edges of the view, in logical pixels; nil, the default, keeps what was set.
  /// It scrolls with the text.
  public func setTextMargins(top: Int? = nil, bottom: Int? = nil, left: Int? = nil, right: Int? = nil) {
    if let top { gtk_text_view_set_top_margin(view, Int32(spacing: top)) }
    if let bottom { gtk_text_view_set_bottom_margin(view, Int32(spacing: bottom)) }
    if let left { gtk_text_view_set_left_margin(view, Int32(spacing: left)) }
    if let right { gtk_text_view_set_right_margin(view, Int32(spacing: right)) }
  }

  /// Code that can be read by keys and selected, in a fixed-width font, and not edited. It shows its cursor, which is at
  /// the beginning at first: screen readers read the line of the cursor.
  public convenience init(code text: String) {
    self.init()
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_NONE)
    isEditable = false
    isMonospace = true
    gtk_text_view_set_cursor_visible(view, 1)
    self.text = text
  }

  var view: UnsafeMutablePointer<GtkTextView> { instance.cast() }
  var textBuffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(view) }

  /// The whole text. NUL characters are left out. In a view that is not editable, the cursor keeps its place.
  public var text: String {
    get {
      var (start, end) = bounds
      return String(taking: gtk_text_buffer_get_text(textBuffer, &start, &end, 1)) ?? ""
    }
    set {
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(textBuffer, &place, gtk_text_buffer_get_insert(textBuffer))
      let offset = gtk_text_iter_get_offset(&place)
      gtk_text_buffer_set_text(textBuffer, newValue.withoutNUL, -1)
      guard !isEditable else { return }
      gtk_text_buffer_get_iter_at_offset(textBuffer, &place, offset)
      gtk_text_buffer_place_cursor(textBuffer, &place)
    }
  }

  /// Colours a range of characters (Unicode scalars). `color` is as CSS writes it; an unreadable one has no effect. Before
  /// GTK 4.14 no colour has one: GTK dies when a screen reader asks for the colour of the text at the cursor.
  public func setColor(_ color: String, in range: Range<Int>) {
    guard Self.canAnnounce else { return }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(textBuffer, &start, Int32(clamping: range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(textBuffer, &end, Int32(clamping: range.upperBound))
    apply("color " + color, from: &start, to: &end) { tag in
      ValueReference.withValue(color) { g_object_set_property(tag, "foreground", $0.pointer) }
    }
  }

  /// Applies a tag, which is made the first time.
  func apply(
    _ tag: String, from start: inout GtkTextIter, to end: inout GtkTextIter, setUp: (ObjectPointer) -> Void
  ) {
    let table = gtk_text_buffer_get_tag_table(textBuffer)
    if gtk_text_tag_table_lookup(table, tag) == nil, let made = gtk_text_tag_new(tag) {
      setUp(made.cast())
      gtk_text_tag_table_add(table, made)
      g_object_unref(made)
    }
    gtk_text_buffer_apply_tag_by_name(textBuffer, tag, &start, &end)
  }

  public func clearColors() {
    var (start, end) = bounds
    gtk_text_buffer_remove_all_tags(textBuffer, &start, &end)
  }

  var bounds: (start: GtkTextIter, end: GtkTextIter) {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(textBuffer, &start, &end)
    return (start, end)
  }
}

/// The text that a ``TextView`` shows: `GtkTextBuffer`.
@MainActor
public final class TextBuffer: Object {
  override public class var nativeType: NativeType { NativeType(gtk_text_buffer_get_type(), faceOf: TextBuffer.self) }

  required init(_ native: NativeInstance) { super.init(native) }
}

extension Property where Owner: TextBuffer, Value == String {
  /// The whole text.
  public static var text: Self { Property("text") }
}

extension Signal where Owner: TextBuffer, Arguments == Void, Result == Void {
  public static var changed: Self { Signal("changed") }
}
