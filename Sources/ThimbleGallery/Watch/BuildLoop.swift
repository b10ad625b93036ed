/// An object that builds a program.
@MainActor
protocol ProgramBuilder: AnyObject {
  /// Builds the program.
  ///
  /// - Returns: the report of a failure; nil after a success.
  func build() async -> BuildReport?

  /// Ends the running build and all processes that it has started. The build then fails.
  func end()
}

/// Builds a program again after each change: never twice at the same time, and once more after a change during a build.
@MainActor
final class BuildLoop {
  /// The state of the program.
  enum State: Equatable {
    case building
    case built
    case failed(BuildReport)
  }

  private let builder: any ProgramBuilder
  private let tell: @MainActor (State) -> Void
  private var isStale = false
  private var run: Task<Void, Never>?

  /// Creates a loop. `tell` is called after each change of the state.
  init(_ builder: any ProgramBuilder, tell: @escaping @MainActor (State) -> Void) {
    (self.builder, self.tell) = (builder, tell)
  }

  /// Builds the program, or builds it once more after the running build.
  func build() {
    isStale = true
    guard run == nil else { return }
    run = Task { [weak self] in
      while let self, isStale { await step() }
      self?.run = nil
    }
  }

  private func step() async {
    isStale = false
    tell(.building)
    let report = await builder.build()
    // The sources have changed meanwhile.
    if isStale { return }
    if let report { tell(.failed(report)) } else { tell(.built) }
  }

  /// Ends the running build.
  func end() { builder.end() }
}
