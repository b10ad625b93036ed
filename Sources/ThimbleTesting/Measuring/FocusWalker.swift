import ATSPI
import AccessibilityAudit

/// Walks the keyboard focus through the active window of an application, to reach all controls.
///
/// It presses Tab, Shift+Tab and Ctrl+Tab, and arrow keys on push buttons: keys that move the focus and activate
/// nothing.
struct FocusWalker {
  private let app: TestApplication
  private let tree: AccessibleTree
  private let nodes: [AccessibleID: AccessibleNode]
  private let deadline: ContinuousClock.Instant
  private let progress: (String) -> Void
  private var eyes: Eyes
  private let trail: FocusTrail
  /// The object that has the focus now.
  private var place: Accessible?
  private var walk = KeyboardWalk()

  /// The maximum number of stops.
  private static let mostStops = 300

  /// Prepares a walk through the objects of a tree.
  init(
    _ app: TestApplication, _ tree: AccessibleTree, eyes: Eyes, until deadline: ContinuousClock.Instant,
    progress: @escaping (String) -> Void
  ) async throws {
    self.app = app
    self.tree = tree
    self.eyes = eyes
    self.deadline = deadline
    self.progress = progress
    nodes = Dictionary(tree.preorder.map { ($0.id, $0) }) { first, _ in first }
    // After one second without a report, the key has not moved the focus.
    trail = try await app.focusTrail(patience: Patience(.seconds(1)))
  }

  /// Walks in all directions and returns the stops.
  mutating func walked() async throws -> KeyboardWalk {
    // Behind a control that lets Ctrl+Tab alone through, the walk goes on.
    while try await !forward(), try await stick() {}
    if walk.gap == nil { try await backward() }
    if walk.gap == nil { try await along() }
    return walk
  }

  /// Goes round by Tab alone. Returns the look of the focus on each object, and the reason if some are missing.
  mutating func looks() async throws -> (looks: [AccessibleID: FocusLook], gap: String?) {
    _ = try await forward()
    let looks = walk.forward.compactMap { stop in stop.look.map { (stop.id, $0) } }
    return (Dictionary(looks) { first, _ in first }, walk.gap)
  }

  /// Goes round by Tab, and compares pictures at each stop. Returns false if the focus stays where it is.
  private mutating func forward() async throws -> Bool {
    if walk.traps.isEmpty {
      place = try await focus()
      if let place { walk.otherwise.insert(place.id) }
    }
    var pictures = [try await eyes.settled()]
    while walk.forward.count < Self.mostStops {
      guard ContinuousClock.now < deadline else {
        walk.gap = "the time was up"
        return true
      }
      guard let next = try await move(by: "Tab") else { return false }
      pictures.append(try await eyes.settled(mayChange: true))
      if pictures.count > 3 { pictures.removeFirst() }
      if pictures.count == 3, !walk.forward.isEmpty {
        let look = FocusLook(before: pictures[0], focused: pictures[1], after: pictures[2])
        walk.forward[walk.forward.count - 1].look =
          isOwn(look, of: walk.forward[walk.forward.count - 1].id) ? look : nil
      }
      if walk.forward.contains(where: { $0.id == next.id }) { return true }
      var stop = KeyboardWalk.Stop(next.id)
      stop.isMoved = try await next.extents(onScreen: isQt) != nodes[next.id]?.extents
      walk.forward.append(stop)
      progress("\(walk.forward.count) stops of Tab")
    }
    walk.gap = "there are more than \(Self.mostStops) stops"
    return true
  }

  /// Finds the key that moves the focus away from a control on which Tab does not move it. Returns true if the walk goes
  /// on from a new place.
  private mutating func stick() async throws -> Bool {
    guard let stuck = try await current() else {
      walk.gap = "Tab moves the focus nowhere"
      return false
    }
    let isKnown = walk.traps.contains { $0.id == stuck.id }
    if !walk.forward.contains(where: { $0.id == stuck.id }) { walk.forward.append(KeyboardWalk.Stop(stuck.id)) }
    // A window with one control has no other place for the focus.
    guard MeasuringTargets.focusable(in: tree) > 1 else { return false }
    place = stuck
    var keys = ["Tab"]
    // The application may use the last key for another purpose, and say so in a tooltip or a menu.
    let isTaken = MeasuringTargets.mentions("Ctrl+Tab", in: tree)
    for key in isTaken ? ["shift+Tab"] : ["shift+Tab", "ctrl+Tab"] {
      if let next = try await move(by: key) {
        walk.otherwise.insert(next.id)
        walk.traps.append(KeyboardWalk.Trap(stuck.id, keys: Self.list(keys), exit: Self.name(of: key)))
        if key == "ctrl+Tab", !isKnown, !walk.forward.contains(where: { $0.id == next.id }) {
          walk.forward.append(KeyboardWalk.Stop(next.id))
          return true
        }
        walk.gap = "the focus did not leave \(describe(stuck.id)) by Tab"
        return false
      }
      keys.append(key)
    }
    walk.traps.append(KeyboardWalk.Trap(stuck.id, keys: Self.list(keys), exit: nil))
    walk.gap = "the focus did not leave \(describe(stuck.id))"
    return false
  }

  /// Goes round by Shift+Tab.
  private mutating func backward() async throws {
    var seen: Set<AccessibleID> = []
    let known = Set(walk.forward.map(\.id))
    while seen.count < Self.mostStops, ContinuousClock.now < deadline {
      guard let next = try await move(by: "shift+Tab") else {
        guard known.count > 1, let stuck = try await current() else { return }
        walk.traps.append(KeyboardWalk.Trap(stuck.id, keys: "Shift+Tab", exit: known.contains(stuck.id) ? "Tab" : nil))
        return
      }
      guard seen.insert(next.id).inserted else { return }
      walk.otherwise.insert(next.id)
    }
  }

  /// Presses arrow keys on buttons next to ones that Tab has not reached: a row of buttons may have only one stop.
  private mutating func along() async throws {
    let reached = Set(walk.forward.map(\.id)).union(walk.otherwise)
    // Qt checks exclusive buttons when they get the focus.
    let roles: Set<AccessibleRole> = isQt ? [.pushButton] : [.pushButton, .toggleButton, .checkBox]
    var rows: [AccessibleID: Set<AccessibleID>] = [:]
    for node in tree.preorder {
      let buttons = node.children.filter { roles.contains($0.role) && $0.states.contains([.focusable, .sensitive]) }
      guard buttons.contains(where: { !reached.contains($0.id) }),
        let start = buttons.first(where: { reached.contains($0.id) })
      else { continue }
      rows[start.id] = Set(buttons.map(\.id))
    }
    guard !rows.isEmpty else { return }
    for _ in 0..<walk.forward.count + 1 {
      if let here = place?.id, let row = rows.removeValue(forKey: here) {
        try await along(row, missing: row.subtracting(reached))
      }
      guard !rows.isEmpty, ContinuousClock.now < deadline, try await move(by: "Tab") != nil else { return }
    }
  }

  /// Goes along a row or a column by arrow keys, until all of its buttons are reached. Outside of the row, arrow keys
  /// might have another effect.
  private mutating func along(_ row: Set<AccessibleID>, missing: Set<AccessibleID>) async throws {
    var missing = missing
    for key in ["Right", "Left", "Down", "Up"] {
      for _ in row {
        guard !missing.isEmpty, ContinuousClock.now < deadline else { return }
        guard let next = try await move(by: key, retries: false) else { break }
        guard row.contains(next.id) else { return }
        walk.otherwise.insert(next.id)
        missing.remove(next.id)
      }
    }
  }

  // MARK: Steps

  /// Presses a key, and returns the new place of the focus; nil if it does not move.
  ///
  /// At the end of a window, the focus may leave all controls first; the next press moves it to the first control.
  private mutating func move(by key: String, retries: Bool = true) async throws -> Accessible? {
    var next = try await step(by: key)
    if next == nil, retries { next = try await step(by: key) }
    if let next { place = next }
    return next
  }

  /// Presses a key once, and returns the new place of the focus; nil if it does not move.
  private func step(by key: String) async throws -> Accessible? {
    try Task.checkCancellation()
    let moves = await trail.all.count
    try await app.press(key == "Tab" && isText(place?.id) ? "ctrl+Tab" : key)
    if let next = await trail.next(after: moves), next != place { return next }
    // A busy application reports late. It answers a call only after it has handled the key.
    let next = try await focus()
    guard isQt else { return next == place ? nil : next }
    let all = await trail.all
    return all.count > moves && all.last != place ? all.last : nil
  }

  private var isQt: Bool { Application.placesOnScreen(toolkit: tree.toolkit) }

  /// Returns the object that has the focus now, by its state; nil if none has, or if that is not certain.
  ///
  /// Qt gives the state focused also to the current item of every list and row of tabs, wherever the focus is. Its events
  /// tell the truth.
  private func focus() async throws -> Accessible? {
    let all = try await app.application.root.focused()
    return isQt && all.count > 1 ? nil : all.last
  }

  /// Returns the object that has the focus now: in Qt that of the last event.
  private func current() async throws -> Accessible? {
    if isQt, let place { return place }
    return try await focus()
  }

  /// Returns true for text of several lines, in which Tab inserts a tab.
  private func isText(_ id: AccessibleID?) -> Bool {
    id.flatMap { nodes[$0] }?.states.contains([.editable, .multiLine]) ?? false
  }

  /// Returns true if the change of the screen belongs to one control, and not to a window that scrolled.
  private func isOwn(_ look: FocusLook, of id: AccessibleID) -> Bool {
    guard let extents = nodes[id]?.extents, !extents.isEmpty else { return look.count == 0 }
    return look.box.width <= extents.width + 80 && look.box.height <= extents.height + 80
  }

  private func describe(_ id: AccessibleID) -> String {
    guard let node = nodes[id] else { return "an object" }
    let isShown = node.extents?.isEmpty != true
    return "\(node.role.name) \"\(node.name)\"" + (isShown ? "" : ", which is not shown")
  }

  private static func list(_ keys: [String]) -> String {
    let names = keys.map(name)
    return names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and \(names[names.count - 1])"
  }

  /// Returns the name of a key as people know it.
  private static func name(of key: String) -> String {
    ["shift+Tab": "Shift+Tab", "ctrl+Tab": "Ctrl+Tab"][key] ?? key
  }
}
