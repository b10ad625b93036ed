import DesignTokens

/// The tokens of a system for the kit's roles in one context.
struct RoleMapping {
  /// The token for a role.
  struct Choice: Hashable {
    /// The path of the system's token.
    var path: String
    var value: TokenValue
    /// True if the value is another one than the token's, made readable.
    var isChanged = false
    /// The paths of others that fit, the likeliest first.
    var others: [String] = []
  }

  /// A reason to leave a role to the kit, in words.
  enum Absence: String, CaseIterable {
    case unnamed = "no token has such a name"
    case unfitting = "no token of such a name has a fitting value"
    case unreadable = "no token of such a name has enough contrast"
  }

  /// The choices by the paths of the roles.
  private(set) var choices: [String: Choice] = [:]
  /// The reasons for roles that have no choice; none for those that the system sets itself.
  private(set) var absences: [String: Absence] = [:]
  private let inputs: ThemeInputs
  private let most: Int
  /// The most by which a colored token may be less likely than the likeliest one.
  private static let mostDistance = 1.5
  /// The colors chosen so far.
  private var colors: ColorLayer = []

  /// - Parameters:
  ///   - names: The system's tokens in the context.
  ///   - inputs: The context.
  ///   - most: The most tokens that are tried for a role.
  init(_ names: RoleNames, _ inputs: ThemeInputs, most: Int) {
    self.inputs = inputs
    self.most = most
    for words in RoleWords.all where !names.given.contains(words.role) {
      let named = names.names(for: words)
      let candidates = candidates(for: words, named)
      if candidates.isEmpty {
        absences[words.role] = named.isEmpty ? .unnamed : .unfitting
      } else {
        choose(candidates, for: words)
      }
    }
  }

  // MARK: - Names

  /// Returns the likeliest tokens for a role, the best first: of those that are not for another scheme or contrast.
  private func candidates(for words: RoleWords, _ names: [RoleNames.Name]) -> [ResolvedToken] {
    let other: SchemeName.Side = inputs.scheme == .dark ? .light : .dark
    var best: [(score: Double, token: ResolvedToken)] = []
    for name in names
    where name.meaning.side != other && (inputs.contrast == .high || !name.meaning.isHighContrast) {
      guard let fitting = Self.fitness(name.token, words, inputs) else { continue }
      let score =
        name.score + fitting + (name.meaning.side != nil ? 0.5 : 0) + (name.meaning.isHighContrast ? 0.5 : 0)
      guard best.count < most || best.last.map({ $0.score < score }) == true else { continue }
      if best.count == most { best.removeLast() }
      best.insert((score, name.token), at: best.firstIndex { $0.score < score } ?? best.count)
    }
    // Another color is no brand: it is better to make the likeliest one readable.
    let least = words.isChromatic == true ? (best.first?.score ?? 0) - Self.mostDistance : -.infinity
    return best.filter { $0.score >= least }.map(\.token)
  }

  /// Returns the likeliness of a value for a role, from its form; nil if it does not fit.
  private static func fitness(_ token: ResolvedToken, _ words: RoleWords, _ inputs: ThemeInputs) -> Double? {
    if let length = token.value.dimension { return 0...64 ~= length.pixels(textScale: 1) ? 0 : nil }
    guard let color = token.value.color?.rgba else { return 0 }
    let lab = Oklab.fromSRGB(SIMD3(color.red, color.green, color.blue))
    let hasHue = (lab.y * lab.y + lab.z * lab.z).squareRoot() > 0.04
    switch words.isChromatic {
    case false?:
      // A surface is opaque, and on its side of the scheme.
      guard color.alpha == 1 else { return nil }
      let isOnSide = inputs.scheme == .dark ? lab.x < 0.45 : lab.x > 0.85
      return isOnSide ? (hasHue ? -1 : 0) : nil
    case true?: return color.alpha < 1 ? nil : hasHue ? 1 : -2
    case nil: return color.alpha < 0.4 ? nil : 0
    }
  }

  // MARK: - Contrast

  private mutating func choose(_ candidates: [ResolvedToken], for words: RoleWords) {
    guard let first = candidates.first else { return }
    let paths = candidates.map(\.path)
    guard words.type == .color else {
      choices[words.role] = Choice(path: first.path, value: first.value, others: Array(paths.dropFirst()))
      return
    }
    var tried: Set<RGBA> = []
    for token in candidates {
      guard let color = token.value.color?.rgba, tried.insert(color).inserted, isReadable(words.role, color) else {
        continue
      }
      colors.append((words.role, color))
      choices[words.role] = Choice(path: token.path, value: token.value, others: paths.filter { $0 != token.path })
      return
    }
    // The brand stays recognizable in another lightness; other roles are left to the kit.
    if words.isChromatic == true, let color = first.value.color?.rgba, let other = readableFill(color),
      isReadable(words.role, other)
    {
      colors.append((words.role, other))
      choices[words.role] = Choice(path: first.path, value: .color(ColorValue(other)), isChanged: true)
      return
    }
    absences[words.role] = .unreadable
  }

  private func readableFill(_ color: RGBA) -> RGBA? {
    color.background(forContrast: inputs.minimumContrast)
  }

  /// Returns true if the kit's buttons are readable with one more color.
  private func isReadable(_ role: String, _ color: RGBA) -> Bool {
    var theme = Theme("proposal", layer: colors + [(role, color)])
    theme.followsAccentColor = false
    let values = theme.values(in: ThemeContext(scheme: inputs.scheme, contrast: inputs.contrast))
    return ContrastReport(values, inputs).failures.isEmpty
  }
}
