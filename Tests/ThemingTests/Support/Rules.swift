import DesignTokens
import Theming

/// The declarations of a stylesheet, by selector and property; the last of several wins.
struct Rules {
  private(set) var declarations: [String: String] = [:]

  init(_ theme: Theme, in context: ThemeContext = ThemeContext()) {
    var selectors: [String] = []
    for line in Stylesheet(theme, in: context).text.split(separator: "\n") {
      if line.hasSuffix(" {") {
        selectors = line.dropLast(2).split(separator: ", ").map(String.init)
      } else if line.hasPrefix("  "), let colon = line.firstIndex(of: ":") {
        let value = line[line.index(colon, offsetBy: 2)...].dropLast()
        for selector in selectors { declarations["\(selector) | \(line[..<colon].dropFirst(2))"] = String(value) }
      }
    }
  }

  subscript(selector: String, property: String) -> String? { declarations["\(selector) | \(property)"] }

  /// Returns the declarations that differ from others.
  func changes(from other: Rules) -> Set<String> {
    Set(declarations.filter { other.declarations[$0.key] != $0.value }.keys)
  }

  /// Returns a declared colour.
  func color(_ selector: String, _ property: String) -> RGBA? {
    self[selector, property].flatMap(Self.color(in:))
  }

  /// Returns the first colour in a text such as `linear-gradient(rgba(0,0,0,0.1), …)`.
  static func color(in text: String) -> RGBA? {
    guard let match = text.firstMatch(of: /rgba?\(([0-9., ]+)\)/) else { return nil }
    let parts = match.1.split { ", ".contains($0) }.compactMap { Double($0) }
    guard parts.count >= 3 else { return nil }
    return RGBA(
      red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
  }
}

extension Theme {
  /// Creates a theme with one token.
  init(giving path: String, _ type: String, _ value: String) throws {
    var text = "{\"$type\":\"\(type)\",\"$value\":\(value)}"
    for name in path.split(separator: ".").reversed() { text = "{\"\(name)\":\(text)}" }
    try self.init(tokens: text)
  }

  /// Creates a theme with one modifier. Each context gives `theme.x` its own name.
  init(contexts: [String], _ usual: String? = nil) throws {
    let sides = contexts.map { "\"\($0)\":[{\"theme\":{\"x\":{\"$type\":\"fontFamily\",\"$value\":\"\($0)\"}}}]" }
    let usual = usual.map { ",\"default\":\"\($0)\"" } ?? ""
    try self.init(
      tokens: """
        {"version":"2025.10","resolutionOrder":[
          {"name":"m","type":"modifier","contexts":{\(sides.joined(separator: ","))}\(usual)}]}
        """)
  }

  /// Returns the context of that modifier for a desktop.
  func chosenContext(in context: ThemeContext) -> String? { tokens(in: context)["theme.x"]?.value.fontFamily?.first }
}

extension ThemeContext {
  /// Light and dark, each in normal and high contrast.
  static let surroundings = ColorScheme.allCases.flatMap { scheme in
    Contrast.allCases.map { Self(scheme: scheme, contrast: $0) }
  }

  /// The same surroundings, each without and with reduced motion.
  static let all = surroundings.flatMap { context in
    [false, true].map { Self(scheme: context.scheme, contrast: context.contrast, reducesMotion: $0) }
  }

  /// The minimum contrast of text: WCAG 2.2's 1.4.3, and 1.4.6 in high contrast.
  var minimumContrast: Double { contrast == .high ? 7 : 4.5 }
}

extension ButtonState {
  /// The states with a token group, except the disabled one.
  static let lively: [ButtonState] = [.normal, .hovered, .highlighted, .focused, .selected, .pending]
}
