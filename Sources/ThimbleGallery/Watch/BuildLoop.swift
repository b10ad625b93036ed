/// A build of a program, which can be ended.
@MainActor
protocol ProgramBuilder: AnyObject {
  /// Builds the program.
  ///
  /// - Returns: nil after a success; the report of a failure.
  func build() async -> BuildReport?

  /// Ends the build that goes on, with all that it has started. It fails then.
  func end()
}

/// The builds of a program whose sources change: never two at once, and another one after a change during a build.
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

  /// `tell` is called after each change of the state.
  init(_ builder: any ProgramBuilder, tell: @escaping @MainActor (State) -> Void) {
    (self.builder, self.tell) = (builder, tell)
  }

  /// Builds the program, or once more after the build that goes on.
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
    // The sources are others meanwhile.
    if isStale { return }
    if let report { tell(.failed(report)) } else { tell(.built) }
  }

  /// Ends the build that goes on.
  func end() { builder.end() }
}
