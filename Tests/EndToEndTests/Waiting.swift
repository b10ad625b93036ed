import ATSPI
import AccessibilityAudit

/// The longest wait of a test. A busy machine must not make it fail.
let patience = Duration.seconds(30)

extension Application {
  /// Everything it shows, read together.
  func tree() async throws(ATSPIError) -> AccessibleTree { try await tree(within: patience) }
}

extension Accessible {
  /// Everything below it, read together.
  func tree() async throws(ATSPIError) -> AccessibleNode { try await tree(within: patience) }

  /// Waits until the object is as it should be.
  @discardableResult
  func wait(until condition: @Sendable (AccessibleNode) -> Bool) async throws(ATSPIError) -> AccessibleNode {
    try await wait(within: patience, until: condition)
  }

  /// Waits for an object of that role and name below this one.
  func first(_ role: AccessibleRole, named name: String) async throws(ATSPIError) -> Accessible {
    try await first(role, named: name, within: patience)
  }
}

extension Application {
  /// Waits for an object of that role and name.
  func first(_ role: AccessibleRole, named name: String) async throws(ATSPIError) -> Accessible {
    try await first(role, named: name, within: patience)
  }

  /// Waits for an object of that role.
  func first(_ role: AccessibleRole) async throws(ATSPIError) -> Accessible { try await first(role, within: patience) }

  /// Waits for an object of that role with such a name.
  @discardableResult
  func first(
    _ role: AccessibleRole, where matches: @Sendable (String) -> Bool
  ) async throws(ATSPIError) -> Accessible {
    try await root.first(role, within: patience) { matches($0.name) }
  }
}
