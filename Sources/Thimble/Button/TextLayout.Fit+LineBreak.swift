// MARK: - Line breaks

extension TextLayout.Fit {
  /// - Parameters:
  ///   - text: the text.
  ///   - lineBreak: the line break that the application asks for.
  ///   - isFrozen: whether the text must fit into its current room.
  ///   - isShortened: whether long text with an automatic line break is shortened when the room is too small.
  init(_ text: String, _ lineBreak: Button.Configuration.LineBreak, isFrozen: Bool, isShortened: Bool) {
    self.init()
    // Counting characters is slow, so check the number of bytes first.
    let isLong = { (limit: Int16) in text.utf8.count > limit && text.count > limit }
    let limit: Int16 =
      switch lineBreak {
      case .automatic: Self.longest
      case .never, .wrap: Self.longestOfAll
      case .shrink: Self.longestShrunk
      case .truncateStart, .truncateMiddle, .truncateEnd: .max
      }
    if isLong(limit), limit < .max { maximumCharacters = limit }
    wraps = lineBreak == .wrap && !isFrozen
    if wraps, maximumCharacters > 0 { lineLimit = Self.mostLines }
    ellipsis =
      switch lineBreak {
      case _ where isFrozen || maximumCharacters > 0: .end
      case .automatic where isShortened && isLong(Self.readable): .end
      case .truncateStart: .start
      case .truncateMiddle: .middle
      case .truncateEnd: .end
      case .automatic, .never, .wrap, .shrink: .none
      }
    if isShortened, ellipsis != .none, !isFrozen { minimumCharacters = min(Self.readable, Int16(clamping: text.count)) }
  }

  /// The number of characters that a title in a group keeps, so that users can tell it from the others.
  private static let readable: Int16 = 16
  /// The maximum number of characters with an automatic line break.
  private static let longest: Int16 = 64
  /// The maximum number of characters with any line break. A longer text is most likely a mistake.
  private static let longestOfAll: Int16 = 256
  /// The maximum number of characters that are shrunk to fit.
  private static let longestShrunk: Int16 = 128
  /// The maximum number of lines of a wrapped text that is longer.
  private static let mostLines: Int16 = 8
}

extension TextLayout {
  /// Returns whether an ellipsis replaces a part of the text in a frame.
  func isCut(in frame: ButtonLayout.Frame, on widget: Widget) -> Bool {
    guard fit.ellipsis != .none else { return false }
    let whole = TextLayout()
    var fit = Fit()
    fit.wraps = self.fit.wraps
    _ = whole.set(form)
    _ = whole.set(text, fit: fit)
    guard fit.wraps else { return frame.width < whole.width(on: widget).natural }
    return frame.height < whole.height(on: widget, in: frame.width).natural
  }
}

extension Button.Configuration.LineBreak {
  /// Returns the part of a text that is laid out. Layout time grows with the length of the text, so Pango gets only the
  /// part of a very long text that could be visible.
  func laidOut(_ text: String) -> String {
    // One character can have any number of scalars, so this counts scalars.
    guard text.utf8.count > 4_096 else { return text }
    let (most, all) = (1_024, text.unicodeScalars)
    switch self {
    case .truncateStart: return "…" + String(all.suffix(most))
    case .truncateMiddle: return String(all.prefix(most / 2)) + "…" + String(all.suffix(most / 2))
    default: return String(all.prefix(most)) + "…"
    }
  }
}
