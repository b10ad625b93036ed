/// The modes that hold in a choice of contexts.
struct ModeChoice {
  /// The meanings of the modes' names.
  private let meanings: [String: SchemeName]
  /// The chosen mode, by the meaning of each mode that it excludes.
  private var chosen: [SchemeName: SchemeName] = [:]

  init(_ axes: [ModeAxis], meanings: [String: SchemeName], _ context: (Modifier) -> String?) {
    self.meanings = meanings
    for axis in axes {
      let modifier = axis.modifier
      let input = context(modifier).flatMap { Modifier.context($0, in: modifier.contexts) } ?? modifier.defaultContext
      guard let input else { continue }
      for mode in axis.modes { chosen[mode.meaning] = SchemeName(input) }
    }
  }

  /// True if no file has values for modes.
  var isEmpty: Bool { chosen.isEmpty }

  /// Returns the mode of a token that holds; nil if the token's own value holds.
  ///
  /// A mode for light or dark in general stands for all others of its side, as in Primer.
  func mode(of token: JSONValue) -> Mode? {
    let modes = Mode.all(of: token)
    guard let wanted = modes.lazy.compactMap({ chosen[meaning(of: $0)] }).first else { return nil }
    return modes.first { meaning(of: $0) == wanted }
      ?? wanted.side.flatMap { side in modes.first { meaning(of: $0) == SchemeName(side) } }
  }

  private func meaning(of mode: Mode) -> SchemeName { meanings[mode.name] ?? SchemeName(mode.name) }
}
