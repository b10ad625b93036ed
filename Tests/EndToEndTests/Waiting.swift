import ATSPI
import AccessibilityAudit
import Testing

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

  /// Returns the focused ones of this object and those below it, in the order of reading. To read the whole tree
  /// takes several times as long.
  func focused() async throws(ATSPIError) -> [Accessible] {
    do throws(ATSPIError) {
      var found = try await states().contains(.focused) ? [self] : []
      for child in try await children() { found += try await child.focused() }
      return found
    } catch {
      // An object that goes meanwhile, or is none of its own, has no focus.
      guard [.gone, .unsupported].contains(error.code) else { throw error }
      return []
    }
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

extension Gallery {
  /// Looks until something is found: at once, whenever the gallery reports a change, and ten times a second for changes
  /// that are not reported.
  ///
  /// - Returns: Nil when nothing is found in time.
  func find<Found>(_ look: () async throws -> Found?) async throws -> Found? {
    if let found = try await look() { return found }
    let (pulses, pulse) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let events = try await desktop.events(.stateChanged, .propertyChanged, .childrenChanged, .textChanged, of: app)
    let reports = Task { for await _ in events { pulse.yield() } }
    let clock = Task {
      while true {
        pulse.yield()
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    defer {
      reports.cancel()
      clock.cancel()
      pulse.finish()
    }
    let deadline = ContinuousClock.now + patience
    for await _ in pulses {
      if let found = try await look() { return found }
      if ContinuousClock.now > deadline { break }
    }
    return nil
  }

  /// Returns true if a condition comes to hold in time.
  func eventually(_ condition: () async throws -> Bool) async throws -> Bool {
    try await find { try await condition() ? true : nil } ?? false
  }

  /// Waits until an object of that name has keyboard focus.
  func expectFocus(_ name: String) async throws {
    var last: AccessibleNode?
    let isThere = try await eventually {
      last = try await app.root.focused().last?.node()
      return last?.name == name
    }
    #expect(isThere, "Focus is on \(last?.summary ?? "nothing"), not on \(name).")
  }
}
