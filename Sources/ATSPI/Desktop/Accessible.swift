public import AccessibilityAudit

/// An object of a running application. Each property is read from the application at the time of the call.
///
/// Reading throws ``ATSPIError/Code/gone`` once the object has gone.
public struct Accessible: Sendable {
  /// The object's address.
  public let id: AccessibleID
  let session: Session

  init(id: AccessibleID, session: Session) {
    self.id = id
    self.session = session
  }
}

// MARK: - Reading

extension Accessible {
  /// Reads the object without its children.
  public func node() async throws(ATSPIError) -> AccessibleNode {
    try await reader(.everything, by: session.deadline()).node(id)
  }

  /// Reads the object and everything below it. The limit is for the whole walk; nil for the limit of one call.
  public func tree(within limit: Duration? = nil) async throws(ATSPIError) -> AccessibleNode {
    try await reader(.everything, by: session.deadline(within: limit)).tree(id)
  }

  /// Reads the role, name, description and states of the object and of everything below it. Needs half of the calls of
  /// ``tree(within:)``.
  package func identities() async throws(ATSPIError) -> AccessibleNode {
    try await reader(.identity, by: session.deadline()).tree(id)
  }

  /// Returns the focused objects among this one and those below it, in the order of reading; none if it has gone.
  package func focused() async throws(ATSPIError) -> [Accessible] {
    do throws(ATSPIError) {
      let tree = try await reader(.states, by: session.deadline()).tree(id)
      return tree.preorder.filter { $0.states.contains(.focused) }.map { Accessible(id: $0.id, session: session) }
    } catch {
      guard [.gone, .unsupported].contains(error.code) else { throw error }
      return []
    }
  }

  /// Reads the role.
  public func role() async throws(ATSPIError) -> AccessibleRole { try await answer("GetRole", \.role) }

  /// Reads the name.
  public func name() async throws(ATSPIError) -> String {
    try await session.value(of: .get("Name", of: BusCall.accessible, id), \.string)
  }

  /// Reads the identifier that the application gave it; empty for none. It is the same in every language. GTK exposes
  /// it from 4.22 on.
  public func identifier() async throws(ATSPIError) -> String {
    try await session.value(of: .get("AccessibleId", of: BusCall.accessible, id), \.string)
  }

  /// Reads the description.
  public func description() async throws(ATSPIError) -> String {
    try await session.value(of: .get("Description", of: BusCall.accessible, id), \.string)
  }

  /// Reads the states.
  public func states() async throws(ATSPIError) -> AccessibleState { try await answer("GetState", \.states) }

  /// Reads the actions.
  public func actions() async throws(ATSPIError) -> [AccessibleAction] { try await session.actions(of: id) }

  /// Reads the attributes: further facts by name.
  public func attributes() async throws(ATSPIError) -> [String: String] {
    try await answer("GetAttributes", \.attributes)
  }

  /// Reads the text.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` for an object without text.
  public func text() async throws(ATSPIError) -> String { try await session.text(of: id) }

  /// Reads the children.
  public func children() async throws(ATSPIError) -> [Accessible] {
    let ids = try await answer("GetChildren", \.allChildren)
    return ids.map { Accessible(id: $0, session: session) }
  }

  private func answer<Value>(_ method: String, _ shape: KeyPath<BusValue, Value?>) async throws(ATSPIError) -> Value {
    try await session.value(of: BusCall(id, BusCall.accessible, method), shape)
  }

  func reader(_ detail: TreeReader.Detail, by deadline: Deadline) -> TreeReader {
    TreeReader(session: session, detail: detail, deadline: deadline)
  }
}

// MARK: - Conformances

extension Accessible: Hashable {
  /// Returns true if both are the same object, on the same desktop.
  public static func == (left: Accessible, right: Accessible) -> Bool {
    left.id == right.id && left.session === right.session
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
