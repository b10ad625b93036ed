import DesignTokens

/// Text with parts in different styles.
///
/// ```swift
/// button.configuration.styledTitle = StyledText("Delete ") + StyledText("all").bold().colored(warning)
/// ```
/// A screen reader, a search and a tooltip use only the plain text: ``plain``.
public struct StyledText: Hashable, Sendable {
  private enum Run: Hashable, Sendable {
    case text(String, Attributes)
    case markup(String, plain: String)
  }

  private struct Attributes: Hashable, Sendable {
    var weight: Int?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
    var scale: Double?
    var color: Color?
  }

  private var runs: [Run]

  /// Creates text without a style.
  public init(_ text: String) { runs = [.text(text, Attributes())] }

  /// Creates text from Pango markup, such as `<b>Save</b> all`.
  ///
  /// - Throws: `HostError` with the line and the problem if the markup is not well-formed. Use ``init(_:)`` for text
  ///   from outside: it shows every character as it is.
  public init(markup: String) throws(HostError) { runs = [.markup(markup, plain: try Markup.plainText(of: markup))] }

  /// The text without styles.
  public var plain: String {
    runs.map { run in
      switch run {
      case .text(let text, _): text
      case .markup(_, let plain): plain
      }
    }.joined()
  }

  /// Joins two texts.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    var both = first
    both.runs += second.runs
    return both
  }

  private func with(_ change: (inout Attributes) -> Void) -> StyledText {
    var result = self
    result.runs = runs.map { run in
      guard case .text(let text, var attributes) = run else { return run }
      change(&attributes)
      return .text(text, attributes)
    }
    return result
  }
}

// MARK: - Styles

extension StyledText {
  /// Returns the text in bold. Parts in markup keep their style, here and below.
  public func bold() -> StyledText { with { $0.weight = 700 } }
  /// Returns the text in a weight, 1…1000; 400 is regular.
  public func weight(_ weight: Int) -> StyledText { with { $0.weight = min(max(weight, 1), 1000) } }
  /// Returns the text in italics.
  public func italic() -> StyledText { with { $0.isItalic = true } }
  /// Returns the text underlined.
  public func underlined() -> StyledText { with { $0.isUnderlined = true } }
  /// Returns the text struck through.
  public func struckThrough() -> StyledText { with { $0.isStruckThrough = true } }
  /// Returns the text in a monospaced font.
  public func monospaced() -> StyledText { with { $0.isMonospaced = true } }
  /// Returns the text scaled by a factor.
  public func scaled(by factor: Double) -> StyledText { with { $0.scale = factor.isFinite ? max(0.1, factor) : 1 } }
  /// Returns the text in a colour, which follows light and dark schemes.
  public func colored(_ color: Color) -> StyledText { with { $0.color = color } }
}

// MARK: - Markup

extension StyledText {
  /// Indicates whether the text looks different in light and dark schemes.
  var followsScheme: Bool {
    runs.contains { run in
      guard case .text(_, let attributes) = run, let color = attributes.color else { return false }
      return color.rgba(in: .light) != color.rgba(in: .dark)
    }
  }

  /// Returns the text as Pango markup.
  func markup(in scheme: ColorScheme) -> String {
    runs.map { run in
      switch run {
      case .text(let text, let attributes): Self.markup(text, attributes, scheme)
      case .markup(let markup, _): markup
      }
    }.joined()
  }

  private static func markup(_ text: String, _ style: Attributes, _ scheme: ColorScheme) -> String {
    var attributes: [String] = []
    if let weight = style.weight { attributes.append("weight=\"\(weight)\"") }
    if style.isItalic { attributes.append("style=\"italic\"") }
    if style.isUnderlined { attributes.append("underline=\"single\"") }
    if style.isStruckThrough { attributes.append("strikethrough=\"true\"") }
    if style.isMonospaced { attributes.append("font_family=\"monospace\"") }
    if let scale = style.scale { attributes.append("size=\"\(CSSNumber.text(scale * 100, decimals: 2))%\"") }
    if let color = style.color { attributes.append(Self.color(color.rgba(in: scheme))) }
    let escaped = Markup.escaped(text)
    return attributes.isEmpty ? escaped : "<span \(attributes.joined(separator: " "))>\(escaped)</span>"
  }

  private static func color(_ color: RGBA) -> String {
    // Pango's alpha is 1…65535.
    "color=\"\(color.hex)\" alpha=\"\(max(1, Int(clamping: (color.alpha * 65535).rounded())))\""
  }
}
