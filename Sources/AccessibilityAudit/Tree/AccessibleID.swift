/// The identity of an object: its address on the accessibility bus.
///
/// GTK chooses random paths in every run, so an identity is valid while the application runs, and means nothing to a
/// person.
public struct AccessibleID: Hashable, Sendable {
  /// The application's unique name on the bus, such as `:1.7`.
  public var busName: String
  /// The object's path.
  public var path: String

  /// Creates an identity from its two parts.
  public init(busName: String, path: String) {
    self.busName = busName
    self.path = path
  }
}

// MARK: - Conformances

extension AccessibleID: CustomStringConvertible {
  /// Both parts, the owner first.
  public var description: String { busName + path }
}
