import Thimble

extension Label {
  /// Text that wraps, from the start of the line, with a style class.
  static func paragraph(_ text: String, _ styleClass: String) -> Label {
    Label(text).with {
      $0.wraps = true
      $0.breaksWords = true
      $0[.leastCharacters] = 5
      $0.xAlign = 0
      $0.addStyleClass(styleClass)
    }
  }
}

extension Property where Owner: Label, Value == Int {
  /// The least width of a line in characters. Without it GTK lays the text out with one letter a line to measure it.
  fileprivate static var leastCharacters: Self { Property("width-chars") }
}
