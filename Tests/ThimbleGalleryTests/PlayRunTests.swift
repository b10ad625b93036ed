import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

@preconcurrency @MainActor
final class PlayRunTests: GalleryTestCase {
  /// Runs steps on a sample in a window, and returns the progress of each and the reason of a failure.
  private func run(
    _ steps: [PlayStep], on sample: Widget, hands: PlayHands? = nil
  ) -> (progress: [Int: PlayRun.Progress], reason: String?) {
    var progress: [Int: PlayRun.Progress] = [:]
    var reason: String?
    withWindow(sample) { _ in
      var isOver = false
      Task {
        do {
          reason = try await PlayRun(steps, on: sample, hands: hands).run { progress[$0] = $1 }
        } catch {
          XCTFail("\(error)")
        }
        isOver = true
      }
      wait("the play is over") { isOver }
    }
    return (progress, reason)
  }

  private func form() -> Widget {
    let (name, result) = (Entry(), Label("Nothing yet"))
    name.setAccessibilityLabel("Name")
    let save = Button("Save") { [weak name, weak result] in result?.text = "Saved \(name?.text ?? "")" }
    save.isEnabled = false
    name.connect(.changed) { [weak save] name in save?.isEnabled = !name.text.isEmpty }
    return Box(.vertical) {
      name
      save
      ToggleButton("Mute", isOn: true)
      result
    }
  }

  func testEveryStepThatHoldsPasses() {
    let (progress, reason) = run(
      [
        .expect("Save", is: .disabled), .type("Ada", into: "Name"), .press("Save"), .expect("Saved Ada"),
        .expectNone("Nothing yet"), .expect("Mute", is: .on), .press("Mute"), .expect("Mute", is: .off),
      ], on: form())
    XCTAssertNil(reason)
    XCTAssertEqual(progress.count, 8)
    for (step, state) in progress {
      guard case .passed(let time) = state else { return XCTFail("Step \(step): \(state)") }
      XCTAssertGreaterThan(time, .zero)
    }
  }

  func testAPlayGoesStepByStep() {
    let sample = form()
    let play = PlayRun([.type("Ada", into: "Name"), .press("Save"), .expect("Saved Ada")], on: sample, hands: nil)
    withWindow(sample) { _ in
      for count in 1...3 {
        XCTAssertFalse(play.isAtEnd)
        var passed: [Int] = []
        var isOver = false
        Task {
          do {
            let reason = try await play.runNext { step, progress in
              if case .passed = progress { passed.append(step) }
            }
            XCTAssertNil(reason)
          } catch {
            XCTFail("\(error)")
          }
          isOver = true
        }
        wait("step \(count) is over") { isOver }
        XCTAssertEqual(passed, [count - 1])
      }
      XCTAssertTrue(play.isAtEnd)
    }
  }

  func testAWholeBehaviourIsOneLine() {
    let (progress, reason) = run(.toggle("Mute", isOn: true) + .press("Mute", shows: "Mute"), on: form())
    XCTAssertNil(reason)
    XCTAssertEqual(progress.count, 7)
  }

  func testTheFirstStepThatFailsEndsThePlayWithItsReason() {
    let limit = Duration.milliseconds(200)
    let failures: [(step: PlayStep, reason: String)] = [
      (.press("Load", within: limit), "it is not there, but “Name”, “Save”, “Mute”, “Nothing yet”, after 0.2 s"),
      (.press("Save", within: limit), "it is disabled, after 0.2 s"),
      (.expect("Mute", is: .off, within: limit), "it is on, idle, enabled, after 0.2 s"),
      (.expectNone("Mute", within: limit), "it is there, after 0.2 s"),
      (.type("x", into: "Mute", within: limit), "it takes no text, after 0.2 s"),
    ]
    for (step, expected) in failures {
      let (progress, reason) = run([step, .press("Mute")], on: form())
      XCTAssertEqual(progress[0], .failed(reason: expected))
      XCTAssertNil(progress[1], "The play is over.")
      XCTAssertEqual(reason, "Step 1, \(step.text): \(expected)")
    }
  }

  func testItemsOfAnOpenMenuAndAButtonThatAsksAgainAreFound() {
    let result = Label("Nothing yet")
    let say = { [weak result] (text: String) in result?.text = text }
    let sample = Box(.vertical) {
      MenuButton("Photo") { MenuItem("Rename…") { say("Renamed") } }
      Button("Delete", variant: .danger) { say("Deleted") }.with { $0.press.confirmation = .hold(for: .seconds(1)) }
      result
    }
    let (_, reason) = run(
      [
        .press("Photo"), .press("Rename…"), .expect("Renamed"), .expectNone("Rename…"), .press("Delete"),
        .expect("Renamed"), .press("Delete"), .expect("Deleted"),
      ], on: sample)
    XCTAssertNil(reason)
  }

  /// Returns a button that shows the source of its press, far down in a scrolling view.
  private func asking() -> Widget {
    let result = Label("Nobody yet")
    let ask = Button("Who Is It?") { [weak result] in result?.text = "It was \(Press.current?.source ?? .program)" }
    let column = Box(.vertical) {
      result
      ask.with { $0.setMargins(top: 900) }
    }
    return ScrolledWindow(column)
  }

  func testAPressByPointerOrByKeyIsThatOfAPerson() throws {
    let hands = try XCTUnwrap(PlayHands.own, "This test needs a desktop of the tests.")
    let (_, reason) = run(
      [
        .press("Who Is It?", by: .key), .expect("It was key"), .press("Who Is It?", by: .pointer),
        .expect("It was mouse"), .press("Who Is It?"), .expect("It was program"),
      ], on: asking(), hands: hands)
    XCTAssertNil(reason)
  }

  func testAnOpenMenuIsUsedByPointerAndKey() throws {
    let hands = try XCTUnwrap(PlayHands.own, "This test needs a desktop of the tests.")
    let result = Label("Nothing yet")
    let say = { [weak result] (text: String) in result?.text = text }
    let sample = Box(.vertical) {
      MenuButton("Photo") {
        MenuItem("Rename…") { say("Renamed") }
        MenuItem("Copy") { say("Copied") }
      }
      result
    }
    let (_, reason) = run(
      [
        .press("Photo", by: .pointer), .press("Copy", by: .pointer), .expect("Copied"), .expectNone("Copy"),
        .press("Photo", by: .key), .press("Rename…", by: .key), .expect("Renamed"),
      ], on: sample, hands: hands)
    XCTAssertNil(reason)
  }

  func testOnTheDesktopOfAUserTheProgramPresses() {
    let (_, reason) = run([.press("Who Is It?", by: .pointer), .expect("It was program")], on: asking())
    XCTAssertNil(reason)
  }

  func testAWidgetThatTakesNoFocusIsNotPressedByKey() throws {
    let hands = try XCTUnwrap(PlayHands.own, "This test needs a desktop of the tests.")
    let step = PlayStep.press("Nobody yet", by: .key, within: .milliseconds(200))
    let (progress, _) = run([step], on: asking(), hands: hands)
    XCTAssertEqual(progress[0], .failed(reason: "it takes no keyboard focus, after 0.2 s"))
  }
}
