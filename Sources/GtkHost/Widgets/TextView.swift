import CGtk

/// Text of many lines: `GtkTextView`.
@MainActor
public final class TextView: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_text_view_get_type(), faceOf: TextView.self) }

  /// Text that can be selected, in a fixed-width font, and not edited.
  public convenience init(code text: String) {
    self.init(Self.make())
    gtk_text_view_set_editable(view, 0)
    gtk_text_view_set_cursor_visible(view, 0)
    gtk_text_view_set_monospace(view, 1)
    // Tab leaves the view: it is one stop on the way through a page.
    gtk_text_view_set_accepts_tab(view, 0)
    self.text = text
  }

  var view: UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkTextView.self)
  }

  /// The whole text. NUL characters are left out.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      let buffer = gtk_text_view_get_buffer(view)
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set { gtk_text_buffer_set_text(gtk_text_view_get_buffer(view), newValue.withoutNUL, -1) }
  }

  /// Colours a range of the text.
  ///
  /// - Parameters:
  ///   - color: as CSS writes it. An unreadable colour has no effect.
  ///   - range: characters (Unicode scalars), counted from 0.
  public func setColor(_ color: String, in range: Range<Int>) {
    let buffer = gtk_text_view_get_buffer(view)
    let table = gtk_text_buffer_get_tag_table(buffer)
    let name = "color " + color
    if gtk_text_tag_table_lookup(table, name) == nil {
      guard let tag = gtk_text_tag_new(name) else { return }
      ValueReference.withValue(of: cgtk_type_string) { value in
        g_value_set_string(value.pointer, color)
        let object = UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self)
        g_object_set_property(object, "foreground", value.pointer)
      }
      gtk_text_tag_table_add(table, tag)
      g_object_unref(tag)
    }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &start, Int32(range.lowerBound))
    gtk_text_buffer_get_iter_at_offset(buffer, &end, Int32(range.upperBound))
    gtk_text_buffer_apply_tag_by_name(buffer, name, &start, &end)
  }

  /// Removes all colours.
  public func clearColors() {
    let buffer = gtk_text_view_get_buffer(view)
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_all_tags(buffer, &start, &end)
  }
}

/// The text that a ``TextView`` shows: `GtkTextBuffer`.
@MainActor
public final class TextBuffer: Object {
  override public class var nativeType: NativeType { NativeType(gtk_text_buffer_get_type(), faceOf: TextBuffer.self) }
}

extension Signal where Owner: TextBuffer, Arguments == Void, Result == Void {
  /// The text is another now.
  public static var changed: Self { Signal("changed") }
}
