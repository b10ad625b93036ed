public import AccessibilityAudit

/// An object of an application, wherever it is now: each property is read when it is asked for.
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
  /// The object as it is now, with everything but its children.
  public func node() async throws(ATSPIError) -> AccessibleNode {
    try await reader(.everything, by: session.deadline()).node(id)
  }

  /// The object as it is now, with everything below it. The whole walk may take this long; nil for as long as a call.
  public func tree(within limit: Duration? = nil) async throws(ATSPIError) -> AccessibleNode {
    try await reader(.everything, by: session.deadline(within: limit)).tree(id)
  }

  /// The object as it is now, with everything below it, but of each only the role, name, description and states. Needs half of
  /// the calls of ``tree(within:)``.
  package func identities() async throws(ATSPIError) -> AccessibleNode {
    try await reader(.identity, by: session.deadline()).tree(id)
  }

  /// The focused ones of this object and those below it, in the order of reading; none if it has gone.
  package func focused() async throws(ATSPIError) -> [Accessible] {
    do throws(ATSPIError) {
      let tree = try await reader(.states, by: session.deadline()).tree(id)
      return tree.preorder.filter { $0.states.contains(.focused) }.map { Accessible(id: $0.id, session: session) }
    } catch {
      guard [.gone, .unsupported].contains(error.code) else { throw error }
      return []
    }
  }

  /// The role.
  public func role() async throws(ATSPIError) -> AccessibleRole { try await answer("GetRole", \.role) }

  /// The name.
  public func name() async throws(ATSPIError) -> String {
    try await session.value(of: .get("Name", of: BusCall.accessible, id), \.string)
  }

  /// The identifier that its application gave it; empty for none. It is the same in every language. GTK shows it from 4.22
  /// on.
  public func identifier() async throws(ATSPIError) -> String {
    try await session.value(of: .get("AccessibleId", of: BusCall.accessible, id), \.string)
  }

  /// The description.
  public func description() async throws(ATSPIError) -> String {
    try await session.value(of: .get("Description", of: BusCall.accessible, id), \.string)
  }

  /// The states.
  public func states() async throws(ATSPIError) -> AccessibleState { try await answer("GetState", \.states) }

  /// The actions.
  public func actions() async throws(ATSPIError) -> [AccessibleAction] { try await session.actions(of: id) }

  /// Further facts by name.
  public func attributes() async throws(ATSPIError) -> [String: String] {
    try await answer("GetAttributes", \.attributes)
  }

  /// The text.
  ///
  /// - Throws: ``ATSPIError/Code/unsupported`` for an object without text.
  public func text() async throws(ATSPIError) -> String { try await session.text(of: id) }

  /// The objects inside it.
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
