import CGtk

// MARK: - Editing

extension TextView {
  /// Code to edit, in a fixed-width font; long lines wrap. Tab leaves the view.
  public convenience init(editingCode text: String) {
    self.init(code: text)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    isEditable = true
  }

  /// The buffer that the view shows. Connect to its signal `changed`.
  public var buffer: TextBuffer {
    guard let buffer = TextBuffer.face(of: textBuffer) else { preconditionFailure("The text view has no buffer.") }
    return buffer
  }

  /// Puts the cursor before a character (Unicode scalar) and brings it into view. Line and column count from 1; a place
  /// outside the text becomes its nearest end.
  public func placeCursor(line: Int, column: Int) {
    var place = place(line, column)
    gtk_text_buffer_place_cursor(textBuffer, &place)
    gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(textBuffer), 0.1, 0, 0, 0)
  }

  /// Underlines an error from a character to the end of its line. Earlier underlines stay.
  public func underlineError(line: Int, column: Int) {
    var start = place(line, column)
    var end = start
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    apply(Self.errorTag, from: &start, to: &end) { tag in
      ValueReference.withEnumeration(pango_underline_get_type(), PANGO_UNDERLINE_ERROR.rawValue) {
        g_object_set_property(tag, "underline", $0.pointer)
      }
    }
  }

  public func clearErrors() {
    guard gtk_text_tag_table_lookup(gtk_text_buffer_get_tag_table(textBuffer), Self.errorTag) != nil else { return }
    var (start, end) = bounds
    gtk_text_buffer_remove_tag_by_name(textBuffer, Self.errorTag, &start, &end)
  }

  private static let errorTag = "error"

  private func place(_ line: Int, _ column: Int) -> GtkTextIter {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_line_offset(
      textBuffer, &place, Int32(clamping: line - 1), Int32(clamping: max(0, column - 1)))
    return place
  }
}
