import Foundation
public import Testing

/// Limits the number of tests that have a desktop at the same time, in all suites of the process, and the time of each.
///
/// The limit of the testing library, `.timeLimit`, would include the time in which a test waits for its desktop.
///
/// Tests of the screen reader go first, because they take longest: at the end a long test would run alone. Other tests
/// run in the order of their requests.
public struct DesktopLimit: SuiteTrait, TestTrait, TestScoping {
  /// The number of desktops: that of the process in `Tests/places`, or six, for a machine with two processors. Each is a
  /// display, a bus, an application and often a screen reader, and waits for a part of its time.
  private static let most = ProcessInfo.processInfo.environment["THIMBLE_TEST_DESKTOPS"].flatMap(Int.init) ?? 6
  private static let desktops = Turns(most)
  /// The longest time of one test. The longest waits inside a test fail before, and then say more.
  private static let time = Duration.seconds(720)

  /// The number of desktops that a test takes.
  let share: Int

  /// True, because the limit applies to all tests in a suite.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let goesFirst = test.tags.contains(.screenReader)
    if goesFirst, let part = ProcessInfo.processInfo.environment["THIMBLE_TEST_PART"], !["", "speech"].contains(part) {
      Issue.record("The test listens to the screen reader, but Tests/places has it in the part \(part), not in speech.")
    }
    try await Self.desktops.during(share, goesFirst: goesFirst) {
      // The time that the testing library reports includes this wait.
      let start = ContinuousClock.now
      defer { print("Desktop: \(start.duration(to: .now)) for \(test.id)") }
      try await Self.within(Self.time, of: test, function)
    }
  }

  /// Runs a test. At the limit, it fails and is cancelled.
  package static func within(_ limit: Duration, of test: Test, _ function: @Sendable () async throws -> Void)
    async throws
  {
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    let clock = Task {
      try await Task.sleep(for: limit)
      end.yield(false)
    }
    defer { clock.cancel() }
    async let work: Void = {
      defer { end.yield(true) }
      try await function()
    }()
    // Nothing comes if the test itself is cancelled.
    let isOver = await ends.first { _ in true }
    if isOver == false {
      Issue.record("The test has not ended within \(limit).", sourceLocation: test.sourceLocation)
      // The end of the scope cancels the work, and waits for it.
      return
    }
    try await work
  }

  /// The tests that wait for their turn.
  private actor Turns {
    private var free: Int
    private var first: [(share: Int, turn: CheckedContinuation<Void, Never>)] = []
    private var others: [(share: Int, turn: CheckedContinuation<Void, Never>)] = []

    init(_ most: Int) { free = most }

    func during(_ share: Int, goesFirst: Bool, _ work: @Sendable () async throws -> Void) async throws {
      await take(share, goesFirst: goesFirst)
      defer { giveBack(share) }
      try await work()
    }

    private func take(_ share: Int, goesFirst: Bool) async {
      guard free < share || !first.isEmpty || !others.isEmpty else { return free -= share }
      await withCheckedContinuation { turn in
        if goesFirst { first.append((share, turn)) } else { others.append((share, turn)) }
      }
    }

    private func giveBack(_ share: Int) {
      free += share
      while let next = first.first ?? others.first, next.share <= free {
        free -= next.share
        if first.isEmpty { others.removeFirst() } else { first.removeFirst() }
        next.turn.resume()
      }
    }
  }

  fileprivate static let alone = DesktopLimit(share: most)
  fileprivate static let few = DesktopLimit(share: 1)
}

extension Tag {
  /// A test that listens to the screen reader.
  @Tag public static var screenReader: Self
}

extension Trait where Self == DesktopLimit {
  /// Each test has the only desktop, so the numbers of live objects in the process are its own.
  public static var oneDesktopAtATime: Self { .alone }

  /// Six tests at a time have a desktop, each its own.
  public static var fewDesktopsAtATime: Self { .few }
}
