/// An action of an accessible object.
public struct AccessibleAction: Hashable, Sendable {
  /// The name by which it is performed, such as `click`.
  public var name: String
  /// The action in words; often empty.
  public var description: String
  /// The key binding in the toolkit's own notation, which differs between versions of GTK; often empty.
  public var keyBinding: String

  /// Creates an action.
  public init(name: String, description: String = "", keyBinding: String = "") {
    self.name = name
    self.description = description
    self.keyBinding = keyBinding
  }
}
