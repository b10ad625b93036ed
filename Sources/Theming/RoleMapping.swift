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

  /// The choices by the paths of the roles.
  private(set) var choices: [String: Choice] = [:]
  /// The roles for which there are names, but no readable token.
  private(set) var unreadable: Set<String> = []
  private let inputs: ThemeInputs
  private let most: Int
  /// The colors chosen so far.
  private var colors: ColorLayer = []

  /// - Parameters:
  ///   - tokens: The system's tokens in the context.
  ///   - inputs: The context.
  ///   - most: The most tokens that are tried for a role.
  init(_ tokens: ResolvedTokens, _ inputs: ThemeInputs, most: Int) {
    self.inputs = inputs
    self.most = most
    let names = Self.names(tokens, inputs)
    for words in RoleWords.all where tokens[words.role] == nil {
      choose(Self.candidates(for: words, names, inputs), for: words)
    }
  }

  // MARK: - Names

  /// A token with the words of its path, and its use by others.
  private struct Name {
    let token: ResolvedToken
    let words: [String]
    let meaning: SchemeName
    let uses: Int
  }

  /// Returns the tokens that may have a role in a context: those that are not for another scheme or contrast.
  private static func names(_ tokens: ResolvedTokens, _ inputs: ThemeInputs) -> [Name] {
    let types = Set(RoleWords.all.map(\.type))
    var uses: [String: Int] = [:]
    for token in tokens { for path in token.references { uses[path, default: 0] += 1 } }
    let other: SchemeName.Side = inputs.scheme == .dark ? .light : .dark
    return tokens.compactMap { token in
      guard types.contains(token.type), token.deprecation == nil, !token.path.hasPrefix("theme.color.button.") else {
        return nil
      }
      let meaning = SchemeName(token.path)
      guard meaning.side != other, inputs.contrast == .high || !meaning.isHighContrast else { return nil }
      return Name(
        token: token, words: NameWords.of(token.path, most: 400), meaning: meaning, uses: uses[token.path] ?? 0)
    }
  }

  /// Returns the tokens for a role, the likeliest first.
  private static func candidates(for words: RoleWords, _ names: [Name], _ inputs: ThemeInputs) -> [ResolvedToken] {
    let scored = names.compactMap { name -> (score: Double, token: ResolvedToken)? in
      guard name.token.type == words.type, var score = words.score(name.words),
        let fitting = fitness(name.token, words, inputs)
      else { return nil }
      score += fitting + (name.meaning.side != nil ? 0.5 : 0) + (name.meaning.isHighContrast ? 0.5 : 0)
      // Of two names that fit alike, the one that others use is the system's own choice.
      score += 0.1 * Double(min(name.uses, 5)) - 0.01 * Double(name.words.count)
      return (score, name.token)
    }
    return scored.enumerated().sorted { left, right in
      (right.element.score, left.offset) < (left.element.score, right.offset)
    }.map(\.element.token)
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
    let paths = candidates.prefix(most).map(\.path)
    guard words.type == .color else {
      choices[words.role] = Choice(path: first.path, value: first.value, others: Array(paths.dropFirst()))
      return
    }
    var tried: Set<RGBA> = []
    for token in candidates.prefix(most) {
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
    unreadable.insert(words.role)
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
