import DesignTokens
import Thimble

/// The settings that differ from the desktop's and the gallery's defaults.
///
/// Options, links, menus and the remembered state all use the same names and texts.
struct Surroundings: Equatable, Sendable {
  /// One setting. The raw value is its name in options and links.
  enum Setting: String, CaseIterable, Sendable {
    case scheme
    case contrast
    case accent
    case textScale = "text-scale"
    case direction
    case language
    case motion
    case theme
    case width
    case overlays
  }

  private var texts: [Setting: String] = [:]

  /// The value of a setting as text; nil for the desktop's value. Setting an unknown text has no effect.
  subscript(setting: Setting) -> String? {
    get { texts[setting] }
    set { texts[setting] = newValue.flatMap { setting.problem(with: $0) == nil ? $0 : nil } }
  }

  var isEmpty: Bool { texts.isEmpty }

  /// The settings that are set, in their order.
  var items: [(setting: Setting, text: String)] { Setting.allCases.compactMap { key in texts[key].map { (key, $0) } } }

  /// Returns these settings, overridden by those of `others`.
  func merging(_ others: Surroundings) -> Surroundings {
    var result = self
    result.texts.merge(others.texts) { $1 }
    return result
  }

  var scheme: ColorScheme? { self[.scheme].flatMap(ColorScheme.init) }
  var contrast: Contrast? { self[.contrast].flatMap(Contrast.init) }
  var accent: RGBA? { self[.accent].flatMap(Setting.color) }
  var textScale: Double? { self[.textScale].flatMap(Double.init) }
  var direction: TextDirection? { self[.direction].flatMap(TextDirection.init) }
  var reducesMotion: Bool? { self[.motion].map { $0 == "reduced" } }
  /// The greatest width of a page, in logical pixels; nil for the gallery's default.
  var width: Int? { self[.width].flatMap { Self.widths[$0] } }
  /// The drawings above each sample.
  var overlays: [SampleOverlay] {
    get { self[.overlays].flatMap(SampleOverlay.all) ?? [] }
    set { self[.overlays] = SampleOverlay.text(of: newValue) }
  }

  /// The width of a common phone, and the width from which GNOME's windows have a sidebar.
  private static let widths = ["phone": 360, "tablet": 600]
}

// MARK: - Choices

extension Surroundings.Setting {
  /// The title of the setting.
  var title: String {
    switch self {
    case .scheme: "Style"
    case .contrast: "Contrast"
    case .accent: "Accent Colour"
    case .textScale: "Text Size"
    case .direction: "Direction"
    case .language: "Language"
    case .motion: "Motion"
    case .theme: "Theme"
    case .width: "Page Width"
    case .overlays: "Overlays"
    }
  }

  /// The title of the default value.
  var standardTitle: String {
    switch self {
    case .theme: "Default"
    case .width: "Desktop"
    case .overlays: "None"
    default: "As the Desktop"
    }
  }

  /// The values to choose from, without the default.
  var choices: [(text: String, title: String)] {
    switch self {
    case .scheme: [("light", "Light"), ("dark", "Dark")]
    case .contrast: [("normal", "Normal"), ("high", "High")]
    case .accent: Self.accents.map { ($0.name, $0.name.prefix(1).uppercased() + $0.name.dropFirst()) }
    case .textScale: ["0.75", "1", "1.25", "1.5", "2", "3"].map { ($0, Self.percent($0)) }
    case .direction: [("ltr", "Left to Right"), ("rtl", "Right to Left")]
    case .language: Localization.languages.map { ($0, Self.languages[$0] ?? $0) }
    case .motion: [("full", "Full"), ("reduced", "Reduced")]
    case .theme: Theme.bundled.dropFirst().map { ($0.name.lowercased(), $0.name) }
    case .width: [("phone", "Phone, 360 px"), ("tablet", "Tablet, 600 px")]
    case .overlays: SampleOverlay.allCases.map { ($0.rawValue, $0.title) }
    }
  }

  /// Returns the title of a value, also of one that is not among ``choices``.
  func title(of text: String?) -> String {
    guard let text else { return standardTitle }
    if let choice = choices.first(where: { $0.text == text }) { return choice.title }
    switch self {
    case .textScale: return Self.percent(text)
    case .theme: return String(text.split(separator: "/").last ?? "")
    case .overlays: return SampleOverlay.all(in: text)?.map(\.title).joined(separator: ", ") ?? text
    default: return text
    }
  }

  /// Returns the reason why a text is no value of the setting; nil if it is a value. The file of a theme is not opened.
  func problem(with text: String) -> String? {
    switch self {
    case .textScale:
      if let scale = Double(text), (0.5...4).contains(scale) { return nil }
      return "--\(rawValue) \(text) is out of range: write a number from 0.5 to 4, such as 2."
    case .theme:
      return text.isEmpty ? "--theme: write a bundled theme's name or the path of a token file." : nil
    case .accent:
      if Self.color(text) != nil { return nil }
      let names = Self.accents.map(\.name).joined(separator: ", ")
      return "--\(rawValue) \(text) is unknown: write one of \(names), or a colour as #rrggbb."
    case .overlays:
      if SampleOverlay.all(in: text) != nil { return nil }
      let known = choices.map(\.text)
      return "--\(rawValue) \(text) is unknown: write \(known.joined(separator: " or ")), or several as "
        + "\(known.prefix(2).joined(separator: "+"))."
    case .scheme, .contrast, .direction, .language, .motion, .width:
      let known = choices.map(\.text) + (self == .width ? ["desktop"] : [])
      return known.contains(text) ? nil : "--\(rawValue) \(text) is unknown: write \(known.joined(separator: " or "))."
    }
  }

  /// The accent colours of GNOME, by the names in its settings.
  private static let accents: [(name: String, hex: String)] = [
    ("blue", "#3584e4"), ("teal", "#2190a4"), ("green", "#3a944a"), ("yellow", "#c88800"), ("orange", "#ed5b00"),
    ("red", "#e62d42"), ("pink", "#d56199"), ("purple", "#9141ac"), ("slate", "#6f8396"),
  ]

  /// Returns the colour of an accent's name, or of `#rrggbb`.
  fileprivate static func color(_ text: String) -> RGBA? {
    RGBA(hex: accents.first { $0.name == text }?.hex ?? text).flatMap { $0.alpha == 1 ? $0 : nil }
  }

  /// The languages of the kit's own texts, with their native names.
  private static let languages = ["en": "English", "de": "Deutsch", "ja": "日本語"]

  private static func percent(_ text: String) -> String {
    // The number stays from left to right in text of either direction.
    "\u{2066}\(Int(((Double(text) ?? 1) * 100).rounded())) %\u{2069}"
  }
}
