/// A choice that a resolver document offers, such as light or dark.
public struct Modifier: Sendable, Hashable {
  /// Its name, such as `theme`.
  public var name: String
  /// The names of its contexts, in order.
  public var contexts: [String]
  /// The context that is taken when no input names one; nil if an input is required.
  public var defaultContext: String?
}
