import Thimble

extension Label {
  /// Returns a label with wrapping, start-aligned text and a style class.
  static func paragraph(_ text: String, _ styleClass: String) -> Label {
    Label(text).with {
      $0.wraps = true
      $0.breaksWords = true
      $0[.leastCharacters] = 5
      $0.xAlign = 0
      $0.addStyleClass(styleClass)
    }
  }

  /// Returns a label as ``paragraph(_:_:)`` does, of a text with marks.
  static func paragraph(_ text: RichText, _ styleClass: String) -> Label {
    paragraph("", styleClass).with { $0.show(text) }
  }

  /// Shows a text with marks.
  func show(_ text: RichText) { setMarkup(text.markup) }

  /// Returns a label with the tags of a sample or a page.
  static func tags(_ tags: [Sample.Tag]) -> Label {
    Label(tags.map(\.title).joined(separator: ", ")).with {
      $0.addStyleClass("tags")
      $0.verticalAlignment = .center
      $0.xAlign = 0
    }
  }
}

extension Property where Owner: Label, Value == Int {
  /// The least width of a line in characters. Without it, GTK measures the text with one letter on each line.
  fileprivate static var leastCharacters: Self { Property("width-chars") }
}
