/// A choice that a resolver document offers, such as light or dark.
public struct Modifier: Sendable, Hashable {
  /// Its name, such as `theme`.
  public var name: String
  /// The names of its contexts, in order.
  public var contexts: [String]
  /// The context that is taken when no input names one; nil if an input is required.
  public var defaultContext: String?
}

extension Modifier {
  /// What a file with a light and a dark side of its own offers.
  static let theme = Modifier(name: "theme", contexts: ["light", "dark"], defaultContext: "light")

  /// Which context an input means here. Another document's modifier of the same name may know contexts that this one
  /// does not: then the one that the input begins with (`light` for `lightHighContrast`), otherwise the default.
  func index(of input: String) -> Int? {
    let wanted = input.lowercased()
    return contexts.firstIndex(of: input) ?? contexts.firstIndex { $0.lowercased() == wanted }
      ?? contexts.indices.filter { wanted.hasPrefix(contexts[$0].lowercased()) }
      .max { contexts[$0].utf8.count < contexts[$1].utf8.count }
      ?? defaultContext.flatMap { contexts.firstIndex(of: $0) }
  }
}
