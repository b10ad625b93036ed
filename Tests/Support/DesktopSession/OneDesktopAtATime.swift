public import Testing

/// Lets one test at a time have a desktop, over all suites of the process: two desktops at once are slow on a small
/// machine, and the numbers of live objects are those of the process.
public struct OneDesktopAtATime: SuiteTrait, TestTrait, TestScoping {
  private static let turns = Turns()

  /// Holds for everything in a suite.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await Self.turns.take()
    do {
      try await function()
      await Self.turns.pass()
    } catch {
      await Self.turns.pass()
      throw error
    }
  }

  /// Whose turn it is, first come first served.
  private actor Turns {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == OneDesktopAtATime {
  /// One test at a time has a desktop.
  public static var oneDesktopAtATime: Self { OneDesktopAtATime() }
}
