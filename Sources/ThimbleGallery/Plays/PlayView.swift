import Thimble

/// The steps of a play, and buttons that run them: all on a new sample, or one after the other.
///
/// A button is busy while it runs steps, so Escape stops the play. It shows and announces the outcome.
@MainActor
struct PlayView {
  let view: Widget
  /// The button that runs the play.
  let run: Button

  /// Runs steps and reports their progress; returns the reason for a failure.
  typealias Steps = @MainActor (_ tell: @MainActor (Int, PlayRun.Progress) -> Void) async throws -> String?

  /// `play` runs all steps, and `step` the next one.
  init(_ steps: [PlayStep], title: String, play: @escaping Steps, step: @escaping Steps) {
    let rows = steps.enumerated().map { PlayRow($1, number: $0 + 1) }
    let show: @MainActor (Int, PlayRun.Progress) -> Void = { index, progress in
      if index == 0, progress == .running { for row in rows { row.show(.waiting) } }
      rows[index].show(progress)
    }
    run = Self.button("Run the Play", "media-playback-start-symbolic", "Run the play of \(title)", play, show)
    let next = Self.button("Next Step", "media-skip-forward-symbolic", "Next step of \(title)", step, show)
    // Two plays at once would use one sample.
    for (button, other) in [(run, next), (next, run)] {
      button.observe(.pending) { [weak other] _, isPending in other?.isEnabled = !isPending }
    }
    let list = Box(.vertical, spacing: 9) { rows.map { row in row.widget } }
    list.accessibleRole = .list
    list.setAccessibilityLabel("Steps of the play of \(title)")
    let buttons = [run, next]
    view = Box(.vertical, spacing: 15) {
      list
      WrapBox(spacing: 12, lineSpacing: 12) { buttons.map { $0 as Widget } }
    }
    view.addStyleClass("play")
    view.setMargins(top: 15, bottom: 18, leading: 18, trailing: 18)
  }

  private static func button(
    _ text: String, _ icon: Icon, _ name: String, _ steps: @escaping Steps,
    _ show: @escaping @MainActor (Int, PlayRun.Progress) -> Void
  ) -> Button {
    let button = Button(text, icon: icon, size: .small) {
      if let reason = try await steps(show) { throw PlayFailure(reason: reason) }
    }
    // The steps show the reason.
    button.work.errorHandler = { _ in }
    button.setAccessibilityLabel(name)
    return button
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
