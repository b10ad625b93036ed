import ATSPI
package import AccessibilityAudit

/// An audit that uses an application as a person does, on desktops of its own.
///
/// It walks the keyboard focus, takes pictures, and runs the application again with other settings. It opens menus,
/// popovers, pages and expanders that certainly have no other effect, and the panes for which a narrow window has no
/// room. It activates nothing else.
package struct MeasuredAudit: Sendable {
  /// The program and its arguments.
  let command: [String]
  /// The rules.
  let rules: [Rule]
  /// The time after which it starts no new step.
  let deadline: ContinuousClock.Instant
  /// The number of modal windows that each run first closes with Escape.
  private var closings = 0
  /// Receives a text about each step.
  let progress: @Sendable (String) -> Void

  /// The part of the screen for a window that is as wide as a phone.
  static let narrow = (width: 360, height: 1_024)

  /// Prepares an audit of a program: a path, or a name in `PATH`, and its arguments. After the time limit it reports
  /// the measurements so far.
  package init(
    _ command: [String], rules: [Rule], within limit: Duration, progress: @escaping @Sendable (String) -> Void
  ) {
    self.command = command
    self.rules = rules
    deadline = .now + limit
    self.progress = progress
  }

  /// Starts the application, uses it, and ends it.
  ///
  /// - Throws: ``TestFailure`` if a desktop or the application does not start or answer, and `CancellationError`.
  package func report() async throws -> AuditReport {
    var (tree, measured) = try await measurements()
    var lower = self
    var (top, place) = (tree, "")
    while let modal = OpeningTargets.blockingWindow(in: top) {
      place = OpeningTargets.place(below: modal)
      do {
        // An application may open a new one whenever one is closed.
        guard ContinuousClock.now < deadline else { throw TestFailure("the time was up") }
        lower.closings += 1
        let (below, own) = try await lower.measurements()
        measured.below.append(Opening(tree: below, known: [], place: place, measured: own))
        top = below
      } catch let failure as TestFailure {
        let reason = failure.description.split(separator: "\n").first.map(String.init) ?? ""
        measured.gaps.append(Measurements.Gap(rules.filter(isMeasured).prefix(1).map(\.id), "\(place): \(reason)"))
        break
      }
    }
    return Audit(rules: rules).report(on: tree, measured: measured)
  }

  /// Starts the application, uses its topmost window, and ends it.
  private func measurements() async throws -> (AccessibleTree, Measurements) {
    var measured = Measurements()
    let (tree, placement, seen) = try await run(.light) { try await first($0, $1, &measured) }
    let colors: [Rule] = [
      .contrastText, .contrastGraphic, .contrastBoundary, .focusInvisible, .focusContrast,
    ].filter { needs($0) }
    let walk = measured.walk
    for condition in [Measurements.Condition.dark, .highContrast] where !colors.isEmpty {
      let found = try await again(condition, &measured, for: colors) { app, other in
        var eyes = Eyes(app)
        var colors = ScreenColors(of: other, in: try await eyes.settled(), placement, seen: seen, first: tree)
        guard let walk, !walk.forward.isEmpty, needs(.focusInvisible, .focusContrast) else { return colors }
        var walker = try await FocusWalker(app, other, eyes: eyes, until: deadline) {
          progress("\(condition.rawValue): \($0)")
        }
        let walked = try await walker.looks()
        colors.gap = walk.gap == nil ? walked.gap : nil
        colors.addLooks(walked.looks, of: other, first: tree)
        return colors
      }
      guard let found else { continue }
      measured.contrasts[condition] = found.contrasts
      measured.boundaries[condition] = found.boundaries
      measured.looks[condition] = found.looks
      if let gap = found.gap {
        measured.gaps.append(
          Measurements.Gap(["focus-invisible", "focus-contrast"], "with \(condition.rawValue): \(gap)"))
      }
    }
    // Texts that change by themselves, such as a clock, are not the same in another run.
    let restless = Set(measured.changes.keys)
    if needs(.textEnlarged) {
      let before = measured.contrasts[.light] ?? [:]
      measured.losses[.largeText] = try await again(.largeText, &measured, for: [.textEnlarged]) { app, other in
        var eyes = Eyes(app)
        let colors = ScreenColors(
          of: other, in: try await eyes.settled(), placement, seen: seen, first: tree, includingCut: true)
        // The picture comes first, because opened parts cover others.
        let same = MeasuringTargets.lastingTexts(of: tree, in: other).subtracting(restless)
        let texts = before.filter { same.contains($0.key) }
        return try await losses(of: tree, in: other, besides: restless, on: DesktopSession.usualScreen, of: app)
          .merging(Loss.shortened(texts, colors.contrasts, scale: 2)) { old, _ in old }
      }
    }
    if needs(.windowNarrow) {
      measured.losses[.narrow] = try await again(.narrow, &measured, for: [.windowNarrow]) { app, other in
        try await losses(of: tree, in: other, besides: restless, on: Self.narrow, of: app)
      }
    }
    if rules.contains(where: { rule in !Self.unopened.contains { $0.id == rule.id } }) {
      try await explore(tree, &measured)
    }
    return (tree, measured)
  }

  private func isMeasured(_ rule: Rule) -> Bool { Rule.measured.contains { $0.id == rule.id } }

  /// The rules about the first window only.
  private static let unopened = Rule.measured.filter { ![Rule.popupEffect.id, Rule.popupTrap.id].contains($0.id) }
  /// The maximum number of runs. Each control that ends or changes the application needs a new run.
  private static let mostRuns = 8

  /// Opens the parts that the application shows on demand.
  private func explore(_ tree: AccessibleTree, _ measured: inout Measurements) async throws {
    var explorer = Explorer(
      of: tree, restless: Set(measured.changes.keys), measuresContrast: needs(.contrastText), until: deadline,
      progress: progress)
    var runs = 0
    repeat {
      try await again(.light, &measured, for: [.popupEffect, .popupTrap]) { try await explorer.explore($0, $1) }
      runs += 1
    } while explorer.isSoiled && runs < Self.mostRuns && ContinuousClock.now < deadline
    measured.effects = explorer.effects
    measured.openings = explorer.openings
    let left = explorer.left
    if !left.isEmpty {
      let names = left.prefix(3).joined(separator: ", ")
      let reason = "\(left.count) controls that show more were not opened in time, such as \(names)"
      measured.gaps.append(Measurements.Gap([Rule.popupEffect.id], reason))
    }
    let dialogs = ([tree] + explorer.openings.map(\.tree)).flatMap(OpeningTargets.dialogOpeners)
    if let name = dialogs.first {
      let count = Set(dialogs).count
      let reason =
        "\(count) button\(count == 1 ? "" : "s") with an ellipsis, such as \(name), may do more than open a dialog, and "
        + "\(count == 1 ? "was" : "were") not pressed: open the dialog, and look at it with --app"
      measured.gaps.append(Measurements.Gap([Rule.popupEffect.id], reason))
    }
  }

  private func needs(_ wanted: Rule...) -> Bool { wanted.contains { one in rules.contains { $0.id == one.id } } }

  // MARK: Runs

  /// Makes all measurements that need only one run.
  private func first(
    _ app: TestApplication, _ tree: AccessibleTree, _ measured: inout Measurements
  ) async throws -> (AccessibleTree, Placement, seen: [AccessibleID: AccessibleRect]) {
    var eyes = Eyes(app)
    let picture = try await eyes.settled()
    var seen: [AccessibleID: AccessibleRect] = [:]
    if needs(.focusTrap, .focusUnreachable, .focusOrder, .focusInvisible, .focusContrast) {
      progress("keyboard")
      var walker = try await FocusWalker(app, tree, eyes: eyes, until: deadline) { progress("keyboard: \($0)") }
      let walk = try await walker.walked()
      measured.walk = walk
      seen = Dictionary(
        walk.forward.compactMap { stop in
          stop.look.flatMap { stop.isMoved || $0.box.isEmpty ? nil : (stop.id, $0.box) }
        }
      ) { first, _ in first }
      if let gap = walk.gap, walk.traps.isEmpty {
        measured.gaps.append(Measurements.Gap(["focus-trap", "focus-unreachable", "focus-order"], gap))
      }
    }
    let placement = Placement(tree, seen: seen, origin: try await origin(of: app, tree, picture))
    for node in tree.preorder { measured.boxes[node.id] = placement.box(of: node) }
    measured.strays = MeasuringTargets.strays(of: tree, seen: seen)
    measured.picture = picture
    let colors = ScreenColors(of: tree, in: picture, placement, seen: seen, first: tree)
    measured.contrasts[.light] = colors.contrasts
    measured.boundaries[.light] = colors.boundaries
    if needs(.targetSize, .targetSizeEnhanced) {
      var pointer = PointerProbe(app, eyes: eyes, until: deadline)
      measured.hitAreas = try await pointer.hitAreas(of: tree, seen: seen, placement)
      if !pointer.unknown.isEmpty {
        let names = pointer.unknown.prefix(3).joined(separator: ", ")
        let reason =
          "\(pointer.unknown.count) small controls do not show that the pointer is over them, such as \(names)"
        measured.gaps.append(Measurements.Gap(["target-size"], reason))
      }
    }
    if needs(.statusUnsaid, .textEnlarged, .windowNarrow) {
      let later = try await app.application.tree(
        includingExtents: true, keepingParts: true, within: app.patience.limit)
      measured.changes = MeasuringTargets.changedTexts(from: tree, to: later)
    }
    return (tree, placement, seen)
  }

  /// Runs the application again under other settings. If it does not start, the rules that need it are incomplete.
  @discardableResult
  private func again<Result>(
    _ condition: Measurements.Condition, _ measured: inout Measurements, for rules: [Rule],
    _ body: (TestApplication, AccessibleTree) async throws -> Result
  ) async throws -> Result? {
    do {
      guard ContinuousClock.now < deadline else { throw TestFailure("the time was up") }
      return try await run(condition, body)
    } catch let failure as TestFailure {
      let reason = failure.description.split(separator: "\n").first.map(String.init) ?? ""
      measured.gaps.append(Measurements.Gap(rules.map(\.id), "with \(condition.rawValue): \(reason)"))
      return nil
    }
  }

  private func run<Result>(
    _ condition: Measurements.Condition, _ body: (TestApplication, AccessibleTree) async throws -> Result
  ) async throws -> Result {
    try Task.checkCancellation()
    progress(condition.rawValue)
    var settings = SessionSettings(
      scheme: condition == .dark ? .dark : .light, hasHighContrast: condition == .highContrast,
      textScale: condition == .largeText ? 2 : 1, reducesMotion: true)
    // Two further buttons would take a quarter of a narrow window.
    settings.hasTitleBarsOfGNOME = true
    let screen = condition == .narrow ? Self.narrow : DesktopSession.usualScreen
    let session = try await DesktopSession.start(screen: screen, settings: settings)
    do {
      // A pointer over a control changes its look, and shows its tooltip.
      if session.kind == .x11 { try await session.act(["mousemove", "\(screen.width - 1)", "\(screen.height - 1)"]) }
      let result = try await run(in: session, screen, body)
      await session.end()
      return result
    } catch {
      await session.end()
      throw error
    }
  }

  private func run<Result>(
    in session: DesktopSession, _ screen: (width: Int, height: Int),
    _ body: (TestApplication, AccessibleTree) async throws -> Result
  ) async throws -> Result {
    let app = try await TestApplication.launch(
      command[0], Array(command.dropFirst()), in: session, patience: Patience(.seconds(20)))
    do {
      var tree = try await focusedTree(of: app, on: screen)
      for _ in 0..<closings { tree = try await closeModalWindow(of: app, tree, on: screen) }
      let result = try await body(app, tree)
      // A message in the log is not a finding.
      try? await app.end()
      return result
    } catch {
      try? await app.end()
      throw error
    }
  }

  /// Waits for a steady tree, and gives the keyboard focus to the topmost window.
  private func focusedTree(
    of app: TestApplication, on screen: (width: Int, height: Int) = DesktopSession.usualScreen
  ) async throws -> AccessibleTree {
    let tree = try await steadyTree(of: app)
    let isGTK4 = tree.toolkit.lowercased() == "gtk" && tree.toolkitVersion.hasPrefix("4.")
    // Without a window manager, only GTK 4 takes the keyboard focus, and fits its windows into the screen, by itself.
    guard !isGTK4, app.session.kind == .x11 else { return tree }
    try? await ScreenWindows.focusTopmost(on: app.session)
    guard screen.width < DesktopSession.usualScreen.width else { return try await steadyTree(of: app) }
    let widest = (try? await ScreenWindows.fit(within: screen, on: app.session)) ?? .max
    return try await steadyTree(of: app, within: Patience(.seconds(5))) { tree in
      tree.root.children.allSatisfy { ($0.extents?.width ?? 0) <= widest }
    }
  }

  /// Closes the topmost modal window with Escape, which means that a person takes no choice, and returns the tree
  /// without it.
  ///
  /// - Throws: ``TestFailure`` if it does not close, or if the application ends with it.
  private func closeModalWindow(
    of app: TestApplication, _ tree: AccessibleTree, on screen: (width: Int, height: Int)
  ) async throws -> AccessibleTree {
    guard let modal = OpeningTargets.blockingWindow(in: tree) else {
      throw TestFailure("the modal window did not come again")
    }
    progress("closing \(modal.name.quoted)")
    func isClosed(_ tree: AccessibleTree) -> Bool { !OpeningTargets.shown(in: tree).contains(modal.id) }
    do {
      try await app.press("Escape")
      let closed = try await steadyTree(of: app, within: Patience(.seconds(5)), where: isClosed)
      guard isClosed(closed) else { throw TestFailure("Escape does not close it") }
      return try await focusedTree(of: app, on: screen)
    } catch let error as ATSPIError where [.gone, .disconnected].contains(error.code) {
      throw TestFailure("the application ended when Escape closed it")
    }
  }

  /// Waits for a tree that has an active window, no longer changes, and fulfils a condition. After the limit it returns
  /// the last tree.
  func steadyTree(
    of app: TestApplication, within patience: Patience? = nil, where condition: (AccessibleTree) -> Bool = { _ in true }
  ) async throws -> AccessibleTree {
    var last: AccessibleTree?
    let steady = try await app.waited(within: patience) { () async throws -> AccessibleTree? in
      try Task.checkCancellation()
      let tree = try await app.application.tree(includingExtents: true, keepingParts: true, within: app.patience.limit)
      let isShown = tree.preorder.contains { $0.role != .application && $0.extents?.isEmpty == false }
      defer { last = isShown ? tree : nil }
      // A splash screen is followed by a window.
      return isShown && tree == last && !tree.showsOnlySplash && condition(tree) ? tree : nil
    }
    guard let tree = steady ?? last else { throw TestFailure("the application has shown no window in time") }
    return tree
  }

  // MARK: Places

  /// Returns the offset from reported places to those on the screen.
  private func origin(
    of app: TestApplication, _ tree: AccessibleTree, _ picture: Picture
  ) async throws -> (x: Int, y: Int) {
    let window = tree.preorder.first { $0.states.contains(.active) && $0.extents?.isEmpty == false }
    guard let window, let extents = window.extents else { return (0, 0) }
    guard tree.toolkit.lowercased() == "gtk", tree.toolkitVersion.hasPrefix("4.") else {
      let box = try await app.application.accessible(window).extents(onScreen: true)
      return (box.x - extents.x, box.y - extents.y)
    }
    // The edges around a window of GTK 4 have the same width at the left and at the right.
    let width = picture.contentWidth(at: extents.height / 2)
    let edge = max(0, (width - extents.width) / 2)
    return (edge - extents.x, edge - extents.y)
  }
}
