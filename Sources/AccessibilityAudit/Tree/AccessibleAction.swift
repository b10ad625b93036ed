/// Something an accessible object can be told to do.
public struct AccessibleAction: Hashable, Sendable {
  /// The name by which it is performed, such as `click`.
  public var name: String
  /// What it does, in words; often empty.
  public var description: String
  /// The key binding in the toolkit's own notation, which differs between versions of GTK; often empty.
  public var keyBinding: String

  /// Creates an action; description and key binding may stay empty.
  public init(name: String, description: String = "", keyBinding: String = "") {
    self.name = name
    self.description = description
    self.keyBinding = keyBinding
  }
}
