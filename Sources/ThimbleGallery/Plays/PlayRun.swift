import AccessibilityAudit
import Thimble

/// A run of a play on a sample in a window.
@MainActor
final class PlayRun {
  /// The progress of one step.
  enum Progress: Equatable {
    case waiting
    case running
    case passed(after: Duration)
    case failed(reason: String)
  }

  private let steps: [PlayStep]
  private let sample: Widget
  /// The widgets that were pressed, by the names in the play. A button may have another name while it confirms.
  private var pressed: [String: Widget] = [:]
  private var lastPress: (widget: Widget, time: ContinuousClock.Instant)?
  /// GTK shows a press by a program or a key for a quarter of a second before it clicks, and drops another press during
  /// that time.
  private static let pressTime = Duration.milliseconds(300)

  private let hands: PlayHands?
  /// The index of the next step.
  private var next = 0

  /// Indicates whether every step has passed.
  var isAtEnd: Bool { next == steps.count }

  /// `sample` must be new and on screen. `hands` press if a step names an input device; without hands the program
  /// presses.
  init(_ steps: [PlayStep], on sample: Widget, hands: PlayHands? = .own) {
    (self.steps, self.sample, self.hands) = (steps, sample, hands)
  }

  /// Returns a step in words, with a note if the program presses instead of the pointer or the keyboard.
  static func text(of step: PlayStep) -> String {
    guard case .press(_, _?) = step.action, PlayHands.own == nil else { return step.text }
    return "\(step.text) (here by the program)"
  }

  /// Runs the remaining steps until one fails, and reports the progress of each.
  ///
  /// - Returns: the reason of the failure; nil if every step has passed.
  /// - Throws: `CancellationError` when the task is cancelled.
  func run(_ tell: @MainActor (_ step: Int, Progress) -> Void) async throws -> String? {
    while !isAtEnd {
      if let reason = try await runNext(tell) { return reason }
    }
    return nil
  }

  /// Runs the next step, which there must be, as ``run(_:)`` does. After a failure it stays the next one.
  func runNext(_ tell: @MainActor (_ step: Int, Progress) -> Void) async throws -> String? {
    let (index, step) = (next, steps[next])
    tell(index, .running)
    let clock = ContinuousClock()
    let start = clock.now
    if let reason = try await perform(step, clock) {
      tell(index, .failed(reason: reason))
      return "Step \(index + 1), \(step.text): \(reason)"
    }
    next += 1
    tell(index, .passed(after: clock.now - start))
    return nil
  }

  private func perform(_ step: PlayStep, _ clock: ContinuousClock) async throws -> String? {
    if case .wait(let duration) = step.action {
      try await Task.sleep(for: duration)
      return nil
    }
    var spent = Duration.zero
    while true {
      let start = clock.now
      guard let reason = await attempt(step.action) else { return nil }
      if spent >= step.limit { return "\(reason), after \(PlayStep.seconds(step.limit))" }
      try await Task.sleep(for: .milliseconds(30))
      // Time in which a busy machine has stopped this process, or the desktop, is not the widget's.
      spent += min(clock.now - start, .milliseconds(250))
    }
  }

  /// Tries a step.
  ///
  /// - Returns: the reason why the step cannot be done yet; nil after it is done.
  private func attempt(_ action: PlayStep.Action) async -> String? {
    let found = PlayScene(sample)
    switch action {
    case .press(let name, let input): return await press(name, by: input, found)
    case .type(let text, let name):
      guard let field = found.widget(named: name) else { return found.missing(name) }
      guard let type = PlayScene.typing(into: field) else { return "it takes no text" }
      type(text)
      return nil
    case .expect(let name, let state):
      guard let entry = found.entry(named: name) else { return found.missing(name) }
      guard let state, !entry.node.has(state) else { return nil }
      let states = PlayStep.State.allCases.filter(entry.node.has).map(\.rawValue)
      return "it is \(states.joined(separator: ", "))"
    case .expectNone(let name): return found.entry(named: name) == nil ? nil : "it is there"
    case .wait: return nil
    }
  }

  private func press(_ name: String, by input: PlayStep.Input?, _ found: PlayScene) async -> String? {
    guard let widget = found.widget(named: name) ?? pressed[name].flatMap({ $0.isMapped ? $0 : nil }) else {
      return found.missing(name)
    }
    guard widget.takesInput else { return "it is disabled" }
    let now = ContinuousClock().now
    // On a busy machine, GTK's quarter of a second takes longer.
    let isLate = lastPress.map { $0.widget === widget && now < $0.time + Self.pressTime } ?? false
    if isLate || widget.hasStyleClass("keyboard-activating") { return "it is still being pressed" }
    pressed[name] = widget
    if let hands, let input { return await hands.press(widget, by: input) }
    lastPress = (widget, now)
    return widget.activate() ? nil : "it cannot be pressed"
  }
}

extension AccessibleNode {
  /// Indicates whether the object is in a state.
  fileprivate func has(_ state: PlayStep.State) -> Bool {
    let isOn = !states.isDisjoint(with: [.checked, .pressed])
    return switch state {
    case .on: isOn
    case .off: !isOn && !states.contains(.indeterminate)
    case .mixed: states.contains(.indeterminate)
    case .busy: states.contains(.busy)
    case .idle: !states.contains(.busy)
    case .enabled: states.contains(.sensitive)
    case .disabled: !states.contains(.sensitive)
    case .focused: states.contains(.focused)
    case .expanded: states.contains(.expanded)
    case .collapsed: states.contains(.collapsed)
    }
  }
}
