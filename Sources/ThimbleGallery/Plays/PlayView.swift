import Thimble

/// The steps of a play, and a button that runs them on a new sample.
///
/// The button is busy while the play runs, so Escape stops the play. It shows and announces the outcome.
@MainActor
struct PlayView {
  let view: Widget
  /// The button that runs the play.
  let run: Button

  /// `play` runs the steps and reports their progress; it returns the reason for a failure.
  init(
    _ steps: [PlayStep], title: String,
    play: @escaping @MainActor (_ tell: @MainActor (Int, PlayRun.Progress) -> Void) async throws -> String?
  ) {
    let rows = steps.enumerated().map { PlayRow($1, number: $0 + 1) }
    let run = Button("Run the Play", icon: "media-playback-start-symbolic", size: .small) {
      for row in rows { row.show(.waiting) }
      if let reason = try await play({ rows[$0].show($1) }) { throw PlayFailure(reason: reason) }
    }
    // The steps show the reason.
    run.work.errorHandler = { _ in }
    run.setAccessibilityLabel("Run the play of \(title)")
    run.horizontalAlignment = .start
    self.run = run
    let list = Box(.vertical, spacing: 9) { rows.map { row in row.widget } }
    list.accessibleRole = .list
    list.setAccessibilityLabel("Steps of the play of \(title)")
    view = Box(.vertical, spacing: 15) {
      list
      run
    }
    view.addStyleClass("play")
    view.setMargins(top: 15, bottom: 18, leading: 18, trailing: 18)
  }
}

/// The reason for the end of a play.
private struct PlayFailure: ExplainedError {
  let reason: String
}

/// A step in words, and its progress.
@MainActor
private final class PlayRow {
  let widget: Widget
  private let outcome = Label("")

  init(_ step: PlayStep, number: Int) {
    let (text, outcome) = (Label("\(number). \(PlayRun.text(of: step))"), outcome)
    for label in [text, outcome] {
      label.wraps = true
      label.breaksWords = true
      label.xAlign = 0
    }
    outcome.addStyleClass("play-outcome")
    widget = WrapBox(spacing: 12, lineSpacing: 3) {
      text
      outcome
    }
    widget.accessibleRole = .listItem
    show(.waiting)
  }

  func show(_ progress: PlayRun.Progress) {
    for styleClass in ["passed", "failed"] { outcome.removeStyleClass(styleClass) }
    switch progress {
    case .waiting: outcome.text = ""
    case .running: outcome.text = "running\u{2026}"
    case .passed(let time):
      outcome.text = "\u{2713} passed after \(PlayStep.seconds(time))"
      outcome.addStyleClass("passed")
    case .failed(let reason):
      outcome.text = "\u{2717} failed: \(reason)"
      outcome.addStyleClass("failed")
    }
    outcome.isVisible = !outcome.text.isEmpty
  }
}
