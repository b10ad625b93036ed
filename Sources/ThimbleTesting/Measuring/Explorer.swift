import ATSPI
import AccessibilityAudit

/// Opens the parts that an application shows only on demand, reads them, and closes them again.
///
/// It uses only controls that only show more: it presses them by their accessible actions, and selects pages. After any
/// other effect it stops using that run of the application, and goes on in another one.
struct Explorer {
  /// The tree of the application that was measured.
  private let first: AccessibleTree
  /// True to also measure the contrast of texts on popups.
  private let measuresContrast: Bool
  private let deadline: ContinuousClock.Instant
  private let progress: (String) -> Void
  /// The controls that were opened in any run.
  private var done: Set<String> = []
  /// The objects of the first run that change by themselves, and those of this run.
  private let restlessAtFirst: Set<AccessibleID>
  private var restless: Set<AccessibleID> = []
  /// The names of controls that were not opened, because they are too deep in pages and expanders.
  private var passed: [String] = []
  /// The parts that were opened.
  private(set) var openings: [Opening] = []
  /// The effects of controls of the tree that was measured.
  private(set) var effects: [AccessibleID: Opening.Effect] = [:]
  /// The tree at the last look. A hidden page of GTK 4 keeps its size, and so does not count as new again.
  private var latest: AccessibleTree
  /// True if the last run has changed.
  private(set) var isSoiled = false

  /// The maximum depth of nested pages and expanders.
  private static let deepest = 3
  /// The longest time to wait for something to appear or go away.
  private static let patience = Patience(.seconds(3))

  init(
    of first: AccessibleTree, restless: Set<AccessibleID> = [], measuresContrast: Bool,
    until deadline: ContinuousClock.Instant,
    progress: @escaping (String) -> Void
  ) {
    self.first = first
    latest = first
    restlessAtFirst = restless
    self.measuresContrast = measuresContrast
    self.deadline = deadline
    self.progress = progress
  }

  /// Opens all controls that no earlier run has opened.
  mutating func explore(_ app: TestApplication, _ tree: AccessibleTree) async throws {
    isSoiled = false
    latest = tree
    let copies = MeasuringTargets.counterparts(of: first, in: tree)
    restless = Set(restlessAtFirst.compactMap { copies[$0]?.id })
    let originals = Dictionary(copies.map { ($1.id, $0) }) { first, _ in first }
    for (id, effect) in try await explore(app, tree, besides: [], depth: 1) { effects[originals[id] ?? id] = effect }
  }

  /// The names of controls that were not opened.
  var left: [String] {
    passed + OpeningTargets.targets(in: first).filter { $0.isPossible && !done.contains($0.key) }.map(\.title)
  }

  /// Opens the controls of a tree that are not among known objects, and returns their effects.
  private mutating func explore(
    _ app: TestApplication, _ tree: AccessibleTree, besides known: Set<AccessibleID>, depth: Int
  ) async throws -> [AccessibleID: Opening.Effect] {
    var effects: [AccessibleID: Opening.Effect] = [:]
    for target in OpeningTargets.targets(in: tree) {
      guard target.isPossible, !known.contains(target.node.id), !done.contains(target.key) else { continue }
      let isInTime = !isSoiled && ContinuousClock.now < deadline
      if !isInTime, depth == 1 { break }
      guard isInTime, done.insert(target.key).inserted else {
        passed.append(target.title)
        continue
      }
      try Task.checkCancellation()
      progress("opening \(target.name.quoted)")
      effects[target.node.id] = try await effect(of: target, in: latest, of: app, depth: depth)
    }
    return effects
  }

  /// Opens a control, reads the part that it shows, and closes it; returns nil if it cannot be opened.
  private mutating func effect(
    of target: OpeningTargets.Target, in tree: AccessibleTree, of app: TestApplication, depth: Int
  ) async throws -> Opening.Effect? {
    let known = OpeningTargets.shown(in: tree)
    let windows = Set(OpeningTargets.windows(in: tree).map(\.id))
    let places = try await canMeasure(target, of: app) ? ScreenWindows.places(on: app.session) : nil
    guard try await open(target, of: app) else { return nil }
    let now = try await look(at: app) { !OpeningTargets.shown(in: $0).isSubset(of: known) }
    guard let now else {
      isSoiled = true
      return .ended
    }
    if let window = OpeningTargets.windows(in: now).first(where: { !windows.contains($0.id) }) {
      isSoiled = true
      return .window(window.name.quoted)
    }
    let new = OpeningTargets.shown(in: now).subtracting(known)
    guard !new.isEmpty else {
      let change = OpeningTargets.difference(from: tree, to: now, besides: target.node, restless)
      isSoiled = change != nil
      if change == nil, target.kind == .popup { try await app.press("Escape") }
      // A page may show nothing new.
      return change.map { .changed($0) } ?? (target.kind == .page ? .opened : .nothing)
    }
    var opening = Opening(
      tree: now, known: known, place: OpeningTargets.place(of: target, in: now, known: known))
    if target.kind != .popup, depth < Self.deepest {
      opening.measured.effects = try await explore(app, now, besides: known, depth: depth + 1)
    } else if let places {
      try await measure(&opening, besides: places, of: app)
    }
    openings.append(opening)
    return isSoiled ? .opened : try await close(target, showing: new, in: tree, of: app)
  }

  // MARK: Contrast

  private func canMeasure(_ target: OpeningTargets.Target, of app: TestApplication) -> Bool {
    measuresContrast && target.kind == .popup && app.session.kind == .x11
      && first.toolkit.lowercased() == "gtk" && first.toolkitVersion.hasPrefix("4.")
  }

  /// Measures the contrast of the texts on a popup, if one new window appeared on the screen with it.
  ///
  /// All places are a little uncertain, because GTK leaves out padding.
  private func measure(
    _ opening: inout Opening, besides known: [String: AccessibleRect], of app: TestApplication
  ) async throws {
    let new = try await ScreenWindows.places(on: app.session).filter {
      known[$0.key] == nil && min($0.value.width, $0.value.height) > 4
    }
    guard let (popup, texts) = OpeningTargets.texts(on: opening.tree, besides: opening.known),
      let corner = popup.extents, new.count == 1, let place = new.values.first
    else { return }
    var eyes = Eyes(app)
    let picture = try await eyes.settled()
    opening.measured.picture = picture
    for node in texts {
      guard let box = node.extents else { continue }
      let there = AccessibleRect(
        x: place.x + box.x - corner.x, y: place.y + box.y - corner.y, width: box.width, height: box.height)
      opening.measured.boxes[node.id] = there
      // Without any ink, the place is wrong.
      let contrast = ContentContrast(of: there, in: picture, text: node.words, isSurelyThere: false)
      if let contrast, contrast.ratio >= 1.5 { opening.measured.contrasts[.light, default: [:]][node.id] = contrast }
    }
  }

  // MARK: Steps

  /// Opens a control. Returns false if it cannot be opened.
  private func open(_ target: OpeningTargets.Target, of app: TestApplication) async throws -> Bool {
    do throws(ATSPIError) {
      if target.kind == .page {
        do throws(ATSPIError) {
          try await app.application.accessible(target.node).select()
          return true
        } catch {
          guard [.unsupported, .declined, .failed].contains(error.code) else { throw error }
        }
      }
      guard let action = target.action else { return false }
      try await app.application.accessible(target.actor).perform(at: action)
      return true
    } catch {
      // An application that ends does not answer any more.
      if [.gone, .disconnected, .timedOut].contains(error.code) { return true }
      guard [.unsupported, .declined, .failed].contains(error.code) else { throw error }
      return false
    }
  }

  /// Closes a control, and returns its effect as a whole.
  private mutating func close(
    _ target: OpeningTargets.Target, showing new: Set<AccessibleID>, in tree: AccessibleTree, of app: TestApplication
  ) async throws -> Opening.Effect {
    // Something else may have appeared that stays, such as a message.
    func isClosed(_ tree: AccessibleTree) -> Bool {
      2 * OpeningTargets.shown(in: tree).intersection(new).count < new.count
    }
    switch target.kind {
    case .page:
      let tabs = tree.preorder.first { $0.children.contains { $0.id == target.node.id } }?.children ?? []
      let before = tabs.first { $0.role == .pageTab && $0.states.contains(.selected) }
      guard let before, try await open(target.beside(before), of: app) else {
        isSoiled = true
        return .opened
      }
      // A hidden page of GTK 4 keeps its size.
      let left = try await look(at: app) { tree in
        tree.preorder.contains { $0.id == before.id && $0.states.contains(.selected) }
      }
      isSoiled = left?.preorder.contains { $0.id == before.id && $0.states.contains(.selected) } != true
      return left == nil ? .ended : .opened
    case .content: isSoiled = try await !open(target, of: app)
    case .popup: try await app.press("Escape")
    }
    guard var closed = try await look(at: app, until: isClosed) else {
      isSoiled = true
      return .ended
    }
    if isClosed(closed) {
      guard target.kind == .popup else { return .opened }
      let change = OpeningTargets.difference(from: tree, to: closed, besides: target.node, restless)
      isSoiled = change != nil
      return change.map { .changed($0) } ?? .opened
    }
    guard target.kind == .popup else {
      isSoiled = true
      return .changed("something appeared that it does not take away again")
    }
    _ = try await open(target, of: app)
    closed = try await look(at: app, until: isClosed) ?? closed
    isSoiled = !isClosed(closed)
    return isSoiled ? .stuck : .closedByItself
  }

  /// Reads the application until a condition holds and nothing changes any more; after the limit, returns the last
  /// tree. Returns nil if the application has ended.
  private mutating func look(
    at app: TestApplication, until condition: (AccessibleTree) -> Bool
  ) async throws -> AccessibleTree? {
    var last: AccessibleTree?
    do {
      let steady = try await app.waited(within: Self.patience) { () async throws -> AccessibleTree? in
        let tree = try await app.application.tree(
          includingExtents: true, keepingParts: true, within: app.patience.limit)
        defer { last = tree }
        return tree == last && condition(tree) ? tree : nil
      }
      latest = steady ?? last ?? latest
      return steady ?? last
    } catch let error as ATSPIError where [.gone, .disconnected, .timedOut].contains(error.code) {
      return nil
    }
  }
}

extension OpeningTargets.Target {
  /// True if the control can be opened.
  fileprivate var isPossible: Bool { action != nil || kind == .page }

  /// The role and the name.
  fileprivate var title: String { "\(node.role.name) \(name.quoted)" }

  /// Returns another tab of the same row as a target.
  fileprivate func beside(_ tab: AccessibleNode) -> OpeningTargets.Target {
    var target = self
    (target.node, target.actor, target.action) = (tab, tab, tab.indexOfClick)
    return target
  }
}
