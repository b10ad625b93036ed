import CGtk

// MARK: - Editing

extension TextView {
  /// Text to edit, in a fixed-width font; lines that are too wide go on in the next. Tab leaves the view.
  public convenience init(editing text: String) {
    self.init(code: text)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_editable(view, 1)
    gtk_text_view_set_cursor_visible(view, 1)
  }

  /// The buffer that the view shows. Connect to its signal `changed`.
  public var buffer: TextBuffer {
    guard let pointer = gtk_text_view_get_buffer(view) else { preconditionFailure("A text view without a buffer.") }
    let instance = UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self)
    guard let buffer = TextBuffer.face(of: instance) else { preconditionFailure("A text view without a buffer.") }
    return buffer
  }

  /// Puts the cursor before a character and brings it into view. A place outside the text becomes its nearest end.
  ///
  /// - Parameters:
  ///   - line: counted from 1.
  ///   - column: characters (Unicode scalars), counted from 1.
  public func placeCursor(line: Int, column: Int) {
    var place = place(line, column)
    gtk_text_buffer_place_cursor(gtk_text_view_get_buffer(view), &place)
    gtk_text_view_scroll_to_mark(
      view, gtk_text_buffer_get_insert(gtk_text_view_get_buffer(view)), 0.1, 0, 0, 0)
  }

  /// The line and column of the cursor, counted from 1.
  public var cursor: (line: Int, column: Int) {
    let buffer = gtk_text_view_get_buffer(view)
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    return (Int(gtk_text_iter_get_line(&place)) + 1, Int(gtk_text_iter_get_line_offset(&place)) + 1)
  }

  /// Underlines an error from a character to the end of its line. Earlier underlines stay.
  public func underlineError(line: Int, column: Int) {
    let buffer = gtk_text_view_get_buffer(view)
    let table = gtk_text_buffer_get_tag_table(buffer)
    if gtk_text_tag_table_lookup(table, Self.errorTag) == nil {
      guard let tag = gtk_text_tag_new(Self.errorTag) else { return }
      var value = GValue()
      g_value_init(&value, pango_underline_get_type())
      g_value_set_enum(&value, Int32(PANGO_UNDERLINE_ERROR.rawValue))
      g_object_set_property(UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), "underline", &value)
      g_value_unset(&value)
      gtk_text_tag_table_add(table, tag)
      g_object_unref(tag)
    }
    var start = place(line, column)
    var end = start
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    gtk_text_buffer_apply_tag_by_name(buffer, Self.errorTag, &start, &end)
  }

  /// Removes all underlines.
  public func clearErrors() {
    let buffer = gtk_text_view_get_buffer(view)
    guard gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(buffer), Self.errorTag) != nil else { return }
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    gtk_text_buffer_remove_tag_by_name(buffer, Self.errorTag, &start, &end)
  }

  private static let errorTag = "error"

  private func place(_ line: Int, _ column: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line_offset(
      gtk_text_view_get_buffer(view), &place, Int32(clamping: line - 1), Int32(clamping: max(0, column - 1)))
    return place
  }
}
