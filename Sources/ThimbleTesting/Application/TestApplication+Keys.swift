package import ATSPI
public import AccessibilityAudit

extension TestApplication {
  /// Presses keys one after the other, by their names in X, such as `Return`, `ctrl+s` and `shift+Tab`.
  ///
  /// Before that, waits at most ten seconds until a window of the application is active: while a dialog closes, the
  /// keyboard may belong to no window, and keys are lost.
  public func press(_ keys: String...) async throws(TestFailure) {
    _ = try? await waited(within: Patience(min(patience.limit, .seconds(10)))) { () async throws -> Bool? in
      try await application.hasActiveWindow() ? true : nil
    }
    try await session.act(["key", "--delay", "20"] + keys)
  }

  /// Types text where the keyboard focus is. A line break presses Return, and a tab character Tab.
  ///
  /// On X11, a character that the keyboard lacks gets a key first. The keyboard on Wayland has only ASCII characters:
  /// ``TestElement/type(_:by:)`` inserts others by the accessible action.
  ///
  /// - Throws: ``TestFailure`` for a character without a key.
  public func type(_ text: String) async throws(TestFailure) {
    try await session.type(text)
  }

  /// Holds a key down while `body` runs.
  nonisolated(nonsending) public func hold(_ key: String, _ body: () async throws -> Void) async throws {
    try await session.act(["keydown", key])
    do {
      try await body()
    } catch {
      try await session.act(["keyup", key])
      throw error
    }
    try await session.act(["keyup", key])
  }

  // MARK: Focus

  /// Returns the object that has the keyboard focus now; nil if none has.
  public func focused() async throws -> TestElement? {
    let list = try await objects()
    return list.focused.map { TestElement($0, in: list, of: self) }
  }

  /// Waits until an object of this name has the keyboard focus.
  ///
  /// - Throws: ``TestFailure`` when the object does not get the focus in time, with the object that has it.
  public func expectFocus(_ name: String) async throws {
    var last: AccessibleNode?
    let reports = try await focusReports()
    let isThere = try await eventually {
      // Searching the whole tree takes hundreds of times as long.
      if let node = try? await reports.last?.node(), node.name == name, node.states.contains(.focused) { return true }
      last = try await application.root.focused().last?.node()
      return last?.name == name
    }
    guard !isThere else { return }
    throw await failure(
      "Focus is on \(last?.summary ?? "nothing"), not on \(name.quoted).", candidates: [], in: try? await objects())
  }

  /// Presses a key again and again until the keyboard focus returns to the first control or no longer moves. Returns
  /// the controls that get the focus, in order.
  ///
  /// - Parameters:
  ///   - key: `Tab`, or `shift+Tab` for the way back.
  ///   - most: The maximum number of presses.
  /// - Returns: The objects as they were when they got the focus.
  /// - Throws: ``TestFailure`` when the key cannot be pressed, and errors of the accessibility bus.
  public func focusOrder(by key: String = "Tab", most: Int = 100) async throws -> [AccessibleNode] {
    try await expectActiveWindow(for: key)
    let trail = try await focusTrail()
    var order: [AccessibleNode] = []
    var places: [Accessible] = []
    for _ in 0..<most {
      let moves = await trail.all.count
      try await press(key)
      guard let place = await trail.next(after: moves), place != places.first else { break }
      places.append(place)
      order.append(try await place.node())
    }
    return order
  }

  /// Waits until a window is active. Another gets no keys, and the focus of its first activation would look like a move.
  private func expectActiveWindow(for key: String) async throws {
    guard try await eventually({ try await application.hasActiveWindow() }) else {
      throw await failure(
        "No window of \(application.name) is active: \(key) goes elsewhere.", candidates: [], in: try? await objects())
    }
  }

  /// Presses Tab until an object gets the keyboard focus.
  package func focus(_ accessible: Accessible) async throws {
    try await expectActiveWindow(for: "Tab")
    let trail = try await focusTrail()
    for _ in 0..<100 {
      if try await accessible.states().contains(.focused) { return }
      let moves = await trail.all.count
      try await press("Tab")
      let next = await trail.next(after: moves)
      if next == nil { break }
    }
    let summary = (try? await accessible.node().summary) ?? "an object that has gone"
    throw await failure("Tab does not come to \(summary).", candidates: [], in: try? await objects())
  }
}

extension Application {
  /// Returns true if keys go to one of the application's windows.
  fileprivate func hasActiveWindow() async throws(ATSPIError) -> Bool {
    for window in try await root.children() where try await window.states().contains(.active) { return true }
    // Not every toolkit reports which window is active.
    return try await !root.focused().isEmpty
  }
}
