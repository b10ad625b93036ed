import ATSPI
import AccessibilityAudit

extension MeasuredAudit {
  /// Finds the objects that are lost with less room: in a narrow window, or with large text. It also looks for them in
  /// other panes and popups.
  ///
  /// It opens these only if something is lost. It presses a button that only the window with less room has and that has
  /// a relation to the pane, the row of a list that the wide window has selected, and controls that only show more.
  /// Objects that change by themselves are not lost.
  func losses(
    of wide: AccessibleTree, in narrow: AccessibleTree, besides restless: Set<AccessibleID>,
    on screen: (width: Int, height: Int), of app: TestApplication
  ) async throws -> [AccessibleID: Loss] {
    var opened: [AccessibleTree] = []
    func losses() -> [AccessibleID: Loss] {
      MeasuringTargets.losses(of: wide, in: narrow, opened: opened, besides: restless, screen: screen)
    }
    do throws {
      for open in [pressPaneOpener, activateChosenRow] where losses().values.contains(where: \.isGone) {
        let now = opened.last ?? narrow
        guard try await open(app, now, wide) else { continue }
        opened.append(
          try await steadyTree(of: app, within: Patience(.seconds(3))) {
            OpeningTargets.shown(in: $0) != OpeningTargets.shown(in: now)
          })
      }
      if losses().values.contains(where: \.isGone) {
        let now = opened.last ?? narrow
        var explorer = Explorer(of: now, measuresContrast: false, until: deadline, progress: progress)
        try await explorer.explore(app, now)
        opened += explorer.openings.map(\.tree)
      }
    } catch let error as ATSPIError where [.gone, .disconnected, .timedOut].contains(error.code) {
      progress("the application ended when a part of it was opened")
    }
    return losses()
  }

  /// Presses the button that shows a pane; returns false if there is none.
  private func pressPaneOpener(
    _ app: TestApplication, _ narrow: AccessibleTree, _ wide: AccessibleTree
  ) async throws -> Bool {
    guard let button = MeasuringTargets.paneOpeners(in: narrow, unlike: wide).first, let click = button.indexOfClick
    else {
      return false
    }
    progress("opening \(button.name)")
    try await app.application.accessible(button).perform(at: click)
    return true
  }

  /// Activates the row of a list that the wide window has selected, by the keyboard; returns false if the focus does
  /// not reach it.
  private func activateChosenRow(
    _ app: TestApplication, _ narrow: AccessibleTree, _ wide: AccessibleTree
  ) async throws -> Bool {
    guard let row = MeasuringTargets.chosenRow(of: narrow, as: wide) else { return false }
    do {
      try await app.focus(app.application.accessible(row))
    } catch is TestFailure {
      return false
    }
    progress("opening \(row.name)")
    try await app.press("Return")
    return true
  }
}

extension Loss {
  /// True for objects that are not shown.
  fileprivate var isGone: Bool { if case .gone = self { true } else { false } }
}
