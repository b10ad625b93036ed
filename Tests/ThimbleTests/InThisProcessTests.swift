import AccessibilityAudit
import DesktopTraits
import Thimble
import ThimbleTesting
import XCTest

/// Tests of widgets in their own process with the functions for any application, with XCTest on the main actor.
@preconcurrency @MainActor
final class InThisProcessTests: ThimbleTestCase {
  private func inThisProcess(_ window: Window, _ body: @MainActor (TestApplication) async throws -> Void) async throws {
    window.present()
    defer { window.destroy() }
    try await TestApplication.inThisProcess(patience: .long, body)
  }

  private func column(_ children: Widget...) -> Box {
    let box = Box(.vertical)
    for child in children { box.append(child) }
    return box
  }

  func testTheWorkOfAButtonRunsWhileTheTestWaits() async throws {
    let status = Label("Not saved")
    var finish: CheckedContinuation<Void, Never>?
    let save = Button("_Save") {
      await withCheckedContinuation { finish = $0 }
      status.text = "Saved"
    }
    try await inThisProcess(Window("Notes", child: column(save, status))) { app in
      let button = try await app.find(.pushButton, named: "Save")
      try await button.press()
      try await button.expect(.busy)
      finish?.resume()
      try await app.find(.label, text: "Saved", without: .busy)
      try await button.expect(.sensitive, without: .busy, name: "Save")
      try await app.expectNone(.label, text: "Not saved")
      try await app.audit()
    }
  }

  func testTextChoicesAndRelations() async throws {
    let (title, entry, bold) = (Label("Title"), Entry(), ToggleButton("_Bold"))
    entry.setLabelled(by: title)
    let list = ListBox()
    for day in ["Monday", "Tuesday"] { list.append(ListBoxRow(Label(day))) }
    list.setAccessibilityLabel("Days")
    try await inThisProcess(Window("Notes", child: column(title, entry, bold, list))) { app in
      let field = try await app.find(.entry)
      try await field.type("Milk", by: .action)
      try await field.expect(text: "Milk")
      XCTAssertEqual(entry.text, "Milk")
      let label = try await field.related(.labelledBy)
      try await label.expect(text: "Title")
      try await app.find(named: "Bold").select()
      XCTAssertTrue(bold.isOn)
      let rows = try await app.find(.list, named: "Days")
      try await rows.find(.listItem, number: 2).find(.label, text: "Tuesday")
    }
  }

  func testAFailureHasTheNearestObjectsAndTheTree() async throws {
    let window = Window("Notes", child: Button("Save"))
    window.present()
    defer { window.destroy() }
    do {
      try await TestApplication.inThisProcess(patience: Patience(patience, clock: HastyClock())) { app in
        try await app.find(.pushButton, named: "Safe")
      }
      XCTFail("There is no such button.")
    } catch let error as TestFailure {
      let lines = error.description.split(separator: "\n")
      XCTAssertEqual(lines.first, "There is no push-button \"Safe\". Nearest:")
      XCTAssertTrue(lines.count > 1 && lines[1].contains("push-button \"Save\""), error.description)
      XCTAssertTrue(error.description.contains("The tree:\n"), error.description)
    }
  }

  func testTheAuditFindsAFieldWithoutAName() async throws {
    let window = Window("Notes", child: Entry())
    window.present()
    defer { window.destroy() }
    do {
      try await TestApplication.inThisProcess(patience: .long) { try await $0.audit() }
      XCTFail("The field has no name.")
    } catch let error as TestFailure {
      // GTK before 4.12 names it by its type.
      let isFound = ["name-is-type", "name-missing"].contains(where: error.description.contains)
      XCTAssertTrue(isFound, error.description)
    }
  }

  func testKeysAndThePointer() async throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    let (entry, save) = (Entry(), Button("Save"))
    entry.setAccessibilityLabel("Title")
    var count = 0
    save.setAction { count += 1 }
    let window = Window("Notes", child: column(entry, save))
    window.isDecorated = false
    try await inThisProcess(window) { app in
      try await app.find(.entry, named: "Title").type("Milk", by: .pointer)
      try await app.find(.entry, named: "Title").expect(text: "Milk")
      try await app.press("Tab")
      try await app.expectFocus("Save")
      try await app.find(.pushButton, named: "Save").press(by: .pointer)
      let isPressed = try await app.eventually { count == 1 }
      XCTAssertTrue(isPressed)
      let text = try await app.treeSnapshot()
      XCTAssertTrue(text.contains("push-button \"Save\""), text)
    }
  }
}
