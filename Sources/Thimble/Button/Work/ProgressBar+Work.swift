// MARK: - Bars that follow work

extension ProgressBar {
  /// Creates a bar that shows the work of a command, and is hidden while there is none.
  ///
  /// ```swift
  /// Box(.vertical) {
  ///   Button(save)
  ///   ProgressBar(save)
  /// }
  /// ```
  public convenience init(_ command: Command) {
    self.init("")
    self.command = command
  }

  /// The command whose work the bar shows and whose title names it, which a row of a list that shows another item changes;
  /// nil for none.
  public var command: Command? {
    get { value(for: CommandWatch.ofBars)?.command }
    set {
      guard let newValue else {
        show(false, nil)
        return setValue(nil, for: CommandWatch.ofBars)
      }
      setAccessibilityLabel(AccessibleName.withoutMnemonic(newValue.title))
      let runner = newValue.runner
      show(runner.isRunning, runner.fraction)
      // An object command keeps no command without work.
      let watch = runner.events.add { [weak self, weak runner] _ in
        self?.show(runner?.isRunning ?? false, runner?.fraction)
      }
      setValue(CommandWatch(command: newValue, events: watch), for: CommandWatch.ofBars)
    }
  }

  /// Creates a bar that shows the work of a button, and is hidden while there is none.
  public convenience init(_ button: Button) {
    self.init(button.accessibilityLabel)
    show(button.isPending, button.work.progress)
    let watch = ButtonWatch(button) { [weak self] button in self?.show(button.isPending, button.work.progress) }
    setValue(watch, for: ButtonWatch.ofBars)
  }

  /// Shows running work. A hidden bar keeps its share.
  private func show(_ isRunning: Bool, _ share: Double?) {
    isVisible = isRunning
    if isRunning { fraction = share }
  }
}

/// The watch of a bar on the work of a command.
@MainActor
private struct CommandWatch {
  static let ofBars = WidgetValue<CommandWatch>("command-watch")

  let command: Command
  let events: ObservationToken
}

/// The watch of a bar on the work of a button, which ends with the bar.
@MainActor
private final class ButtonWatch {
  static let ofBars = WidgetValue<ButtonWatch>("button-watch")

  private let connections: [SignalConnection]

  init(_ button: Button, _ changed: @escaping @MainActor (Button) -> Void) {
    connections = ["pending", "progress"].map { button.connect(Signal<Button, Void, Void>("notify::" + $0), changed) }
  }

  isolated deinit { for connection in connections { connection.disconnect() } }
}
