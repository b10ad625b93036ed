import GtkTesting
import Observation
import Thimble
import XCTest

/// Commands with an object, commands that are awaited or cancelled by a press, and buttons that change their command.
@preconcurrency @MainActor
final class ObjectCommandTests: ThimbleTestCase {
  @Observable
  @MainActor
  final class Episode: Identifiable {
    nonisolated let id: Int
    var isDownloaded = false
    var isPlaying = false
    var isOnline = true

    init(_ id: Int) { self.id = id }
  }

  /// Waits until a gate is opened. Cancelling ends the wait.
  private static func pass(_ gate: Gate) async throws {
    await withTaskCancellationHandler {
      await gate.pass()
    } onCancel: {
      Task { @MainActor in gate.open() }
    }
    try Task.checkCancellation()
  }

  private func makeDownload(_ gate: Gate = Gate()) -> ObjectCommand<Episode> {
    ObjectCommand<Episode>("download", "_Download", icon: "folder-download-symbolic") { episode in
      try await Self.pass(gate)
      episode.isDownloaded = true
    }
  }

  func testEachObjectHasWorkOfItsOwn() {
    let gate = Gate()
    let download = makeDownload(gate)
    let (one, other) = (Episode(1), Episode(2))
    let (first, second) = (Button(download(one)), Button(download(other)))
    XCTAssertTrue(download(one) === first.command, "The command of an object stays the same.")
    press(first)
    XCTAssertTrue(first.isPending && !second.isPending)
    press(second)
    XCTAssertTrue(second.isPending)
    gate.open()
    wait("both are downloaded") { one.isDownloaded && other.isDownloaded }
  }

  func testABarKeepsTheCommandOfItsObject() {
    let gate = Gate()
    let download = makeDownload(gate)
    let one = Episode(1)
    // The bar is made before anything else uses the command.
    let bar = ProgressBar(download(one))
    let button = Button(download(one))
    withWindow(
      Box(.vertical) {
        bar
        button
      }
    ) { _ in
      XCTAssertFalse(bar.isVisible)
      press(button)
      wait("the bar is there while the work runs") { bar.isVisible }
      gate.open()
      wait("the bar is gone") { !bar.isVisible }
    }
  }

  func testWorkOutlivesTheButtonsOfItsObjectAndEndsWithTheCommand() {
    let gate = Gate()
    var download: ObjectCommand<Episode>? = makeDownload(gate)
    let one = Episode(1)
    download?(one).activate()
    drain()
    XCTAssertEqual(download?(one).isRunning, true)
    gate.open()
    wait("the work of a command without buttons ends") { one.isDownloaded }
    download = makeDownload()
    weak var gone: Command?
    let other = Episode(2)
    do {
      let command = download?(other)
      gone = command
      command?.activate()
    }
    drain()
    XCTAssertNotNil(gone)
    download = nil
    wait("the command is released, and its work cancelled") { gone == nil }
    XCTAssertFalse(other.isDownloaded)
  }

  func testPropertiesFollowTheObject() {
    let download = makeDownload().bind(\.disabledReason) { $0.isOnline ? nil : "You are offline" }
    let episode = Episode(1)
    let button = Button(download(episode))
    XCTAssertTrue(button.isEnabled)
    episode.isOnline = false
    wait("the button gives the reason") { button.tooltip == "You are offline" }
    XCTAssertTrue(Button(download(Episode(2))).isEnabled)
  }

  func testASwitchFollowsItsObjectAndChangesIt() {
    let play = ObjectCommand<Episode>("play", "_Play") {
      $0.isPlaying
    } onChange: {
      $0.isPlaying = $1
    }
    let episode = Episode(1)
    let button = Button(play(episode))
    press(button)
    XCTAssertTrue(episode.isPlaying && button.isSelected)
    episode.isPlaying = false
    wait("the button is off again") { !button.isSelected }
  }

  func testReleasedCommandsAreForgotten() {
    let command = ObjectCommand<Episode>("add", "Add") { (_: Episode) in }
    weak var gone: Command?
    for number in 0..<1_000 { gone = command(Episode(number)) }
    XCTAssertNil(gone)
    var calls: [Int] = []
    let record = ObjectCommand<Episode>("record", "Record") { (episode: Episode) in calls.append(episode.id) }
    for number in 0..<200 { record(Episode(number)).activate() }
    XCTAssertEqual(calls, Array(0..<200))
  }

  // MARK: Awaiting and cancelling

  func testACommandCanBeAwaited() {
    let gate = Gate()
    var outcomes: [PendingOutcome?] = []
    var failure: (any Error)?
    struct Failure: Error {}
    let done = Command("done", "Done") { await gate.pass() }
    let fails = Command("fails", "Fails") { () async throws in throw Failure() }
    let never = Command("never", "Never") {}
    fails.errorHandler = { failure = $0 }
    never.isEnabled = false
    let task = Task {
      for command in [done, fails, never] { outcomes.append(await command.run()) }
    }
    drain()
    XCTAssertEqual(outcomes, [])
    XCTAssertTrue(done.isRunning)
    gate.open()
    wait("all have been awaited") { outcomes.count == 3 }
    XCTAssertEqual(outcomes, [.success, .failure, nil])
    XCTAssertNotNil(failure)
    task.cancel()
  }

  func testCancellingTheWaitCancelsTheWork() {
    var outcome: PendingOutcome?
    let command = Command("wait", "Wait") { try await Self.pass(Gate()) }
    let task = Task { outcome = await command.run() }
    wait("the work runs") { command.isRunning }
    task.cancel()
    wait("the work is cancelled") { outcome == .cancelled }
    XCTAssertFalse(command.isRunning)
  }

  func testAPressCancelsTheRunningWork() {
    let download = makeDownload()
    download.activationPolicy = .cancel
    let episode = Episode(1)
    let button = Button(download(episode))
    button.work.options.timing = PendingTiming(showDelay: .zero)
    withWindow(button) { _ in
      press(button)
      XCTAssertTrue(download(episode).isRunning)
      XCTAssertTrue(isDescribed("Press again to cancel", button))
      press(button)
      wait("the work is cancelled") { !download(episode).isRunning }
      XCTAssertFalse(isDescribed("Press again to cancel", button))
      XCTAssertFalse(episode.isDownloaded)
      press(button)
      XCTAssertTrue(download(episode).isRunning, "The next press starts the work again.")
    }
  }

  // MARK: One button for two commands

  func testAnActionBecomesAToggleAndKeepsFocus() {
    let gate = Gate()
    let episode = Episode(1)
    let download = makeDownload(gate)
    let play = ObjectCommand<Episode>("play", "_Play", icon: "media-playback-start-symbolic") {
      $0.isPlaying
    } onChange: {
      $0.isPlaying = $1
    }
    let button = IconButton(download(episode), size: .small)
    button.bind(\.command) { episode.isDownloaded ? play(episode) : download(episode) }
    withWindow(Box { [Entry(""), button] as [Widget] }) { window in
      button.grabFocus()
      press(button)
      XCTAssertTrue(button.isPending)
      gate.open()
      wait("the button plays") { button.accessibilityLabel == "Play" && !button.isPending }
      XCTAssertTrue(window.focusedWidget === button)
      XCTAssertEqual(button.configuration.size, .small)
      press(button)
      XCTAssertTrue(episode.isPlaying && button.isSelected)
      episode.isDownloaded = false
      wait("the button downloads again") { button.accessibilityLabel == "Download" }
      XCTAssertFalse(button.isSelected)
    }
  }
}
