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
  /// The modifier of a file with a light and a dark side of its own.
  static let theme = Modifier(name: "theme", contexts: ["light", "dark"], defaultContext: "light")

  /// Returns the modifier with the contexts that a desktop may ask for. It has contexts for high contrast if any name
  /// is for high contrast.
  static func schemes(for names: [SchemeName]) -> Modifier {
    let hasHighContrast = names.contains { $0.isHighContrast }
    let contexts = theme.contexts + (hasHighContrast ? ["lightHighContrast", "darkHighContrast"] : [])
    return Modifier(name: theme.name, contexts: contexts, defaultContext: theme.defaultContext)
  }

  /// Returns the name itself if it is in the list, otherwise the one that differs only in case.
  static func match(_ name: String, in names: [String]) -> String? {
    let folded = name.lowercased()
    return names.first { $0 == name } ?? names.first { $0.lowercased() == folded }
  }

  /// Returns the context that a name stands for: itself, one that differs only in case, or another spelling of the same
  /// scheme and contrast, such as `dark-hc` for `darkHighContrast`.
  static func context(_ name: String, in contexts: [String]) -> String? {
    if let same = match(name, in: contexts) { return same }
    let meaning = SchemeName(name)
    return meaning.side == nil && !meaning.isHighContrast ? nil : contexts.first { SchemeName($0) == meaning }
  }

  /// Returns something for each context of a modifier that has more of them at its end. `values` has one for each
  /// context of this modifier.
  func extended<Value>(_ values: [[Value]], for other: Modifier) -> [[Value]] {
    values + other.contexts.dropFirst(values.count).map { context in index(of: context).map { values[$0] } ?? [] }
  }

  /// Returns the context that an input means. Another document's modifier of the same name may have contexts that this
  /// one lacks: then it is the context that the input begins with (`light` for `lightHighContrast`), otherwise the
  /// default.
  func index(of input: String) -> Int? {
    if let same = Self.context(input, in: contexts) { return contexts.firstIndex(of: same) }
    let wanted = input.lowercased()
    return contexts.indices.filter { wanted.hasPrefix(contexts[$0].lowercased()) }
      .max { contexts[$0].utf8.count < contexts[$1].utf8.count }
      ?? defaultContext.flatMap { contexts.firstIndex(of: $0) }
  }
}
