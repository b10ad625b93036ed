import Thimble

extension Label {
  /// Text that wraps, from the start of the line, with a style class.
  static func paragraph(_ text: String, _ styleClass: String) -> Label {
    Label(text).with {
      $0.wraps = true
      $0.breaksWords = true
      $0.xAlign = 0
      $0.addStyleClass(styleClass)
    }
  }
}
