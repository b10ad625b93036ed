import DesignTokens

/// The variants that a theme adds to those of the default theme: as many as the schema allows, in the order of their tokens.
struct AddedVariants {
  let names: Set<String>
  /// The names of the others, whose tokens the kit does not use.
  private let others: Set<Substring>

  /// The group of all variants.
  static let group = "theme.color.button"
  private static let prefix = "\(group)."

  /// - Parameters:
  ///   - draft: the tokens of the theme.
  ///   - defaults: the tokens of the default theme; nil for that theme itself.
  init(_ draft: TokenDraft, to defaults: ResolvedTokens?) {
    let known = Set(defaults?.children(of: Self.group) ?? [])
    let all = draft.children(of: Self.group).filter {
      !known.contains($0) && ThemeSchema.refusal(ofVariant: $0) == nil
    }
    names = Set(all.prefix(ThemeSchema.mostVariants))
    others = Set(all.dropFirst(ThemeSchema.mostVariants).map { Substring($0) })
  }

  /// Returns whether a path is that of a token of a variant that is left out.
  func leavesOut(_ path: String) -> Bool {
    guard !others.isEmpty, path.utf8.starts(with: Self.prefix.utf8) else { return false }
    return others.contains(Substring(path.utf8.dropFirst(Self.prefix.utf8.count).prefix { $0 != UInt8(ascii: ".") }))
  }
}
