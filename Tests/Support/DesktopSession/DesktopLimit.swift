public import Testing

/// Limits how many tests have a desktop at the same time, over all suites of the process. They take turns, first come
/// first served.
public struct DesktopLimit: SuiteTrait, TestTrait, TestScoping {
  /// As many as a small machine bears: each is a display, a bus, an application and often a screen reader.
  private static let most = 2
  private static let desktops = Turns(most)

  /// How many of them a test takes.
  let share: Int

  /// Holds for everything in a suite.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await Self.desktops.during(share) {
      // The testing library counts the wait for the turn, too.
      let start = ContinuousClock.now
      defer { print("Desktop: \(start.duration(to: .now)) for \(test.id)") }
      try await function()
    }
  }

  /// Whose turn it is.
  private actor Turns {
    private var free: Int
    private var waiting: [(share: Int, turn: CheckedContinuation<Void, Never>)] = []

    init(_ most: Int) { free = most }

    func during(_ share: Int, _ work: @Sendable () async throws -> Void) async throws {
      await take(share)
      defer { giveBack(share) }
      try await work()
    }

    private func take(_ share: Int) async {
      guard free < share || !waiting.isEmpty else { return free -= share }
      await withCheckedContinuation { waiting.append((share, $0)) }
    }

    private func giveBack(_ share: Int) {
      free += share
      while let next = waiting.first, next.share <= free {
        free -= next.share
        waiting.removeFirst().turn.resume()
      }
    }
  }

  fileprivate static let alone = DesktopLimit(share: most)
  fileprivate static let twoAtATime = DesktopLimit(share: 1)
}

extension Tag {
  /// A test that listens to the screen reader.
  @Tag public static var screenReader: Self
}

extension Trait where Self == DesktopLimit {
  /// Each test has the only desktop: the numbers of live objects are those of the process.
  public static var oneDesktopAtATime: Self { .alone }

  /// Two tests at a time have a desktop, each its own: mostly they wait for what is slow by nature.
  public static var twoDesktopsAtATime: Self { .twoAtATime }
}
