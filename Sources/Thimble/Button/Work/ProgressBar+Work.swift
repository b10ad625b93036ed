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
    self.init(AccessibleName.withoutMnemonic(command.title))
    follow(command.runner, keeping: command)
  }

  /// Creates a bar that shows the own work of a button, and is hidden while there is none.
  public convenience init(_ button: Button) {
    self.init(button.accessibilityLabel)
    follow(button.pending.runner, keeping: nil)
  }

  /// Follows a runner for as long as the bar lives, and keeps its command: an ``ObjectCommand`` keeps none without work.
  private func follow(_ runner: WorkRunner, keeping command: Command?) {
    let show = { @MainActor [weak self, weak runner] in
      self?.isVisible = runner?.isRunning ?? false
      self?.fraction = runner?.fraction
    }
    show()
    runner.events.add { _ in
      withExtendedLifetime(command) { show() }
    }
    .store(in: self)
  }
}
