import GtkTesting
import Observation
import Thimble
import XCTest

@preconcurrency @MainActor
final class CommandTests: ThimbleTestCase {
  func testEverythingFollowsTheDeclaration() {
    var performed = 0
    let save = Command("save", "_Save", icon: "document-save-symbolic", shortcut: "<Control>s") { performed += 1 }
    let button = Button(save)
    let list = ShortcutList([save])
    withWindow(
      Box(.vertical) {
        button
        list
      }
    ) { _ in
      XCTAssertEqual(button.accessibilityLabel, "Save")
      XCTAssertEqual(button.tooltip, "Save (Ctrl+S)")
      press(button)
      save.activate()
      XCTAssertEqual(performed, 2)
      save.title = "Save _Everything"
      save.subtitle = "All of it"
      XCTAssertEqual(button.accessibilityLabel, "Save Everything")
      XCTAssertEqual(button.accessibilityHint, "All of it")
      XCTAssertEqual(button.tooltip, "All of it (Ctrl+S)")
      XCTAssertTrue(isDescribed("All of it\(Widget.exposesAccessibleKeyShortcuts ? "" : ". Ctrl+S")", button))
      save.shortcut = "<Control>e"
      XCTAssertEqual(button.tooltip, "All of it (Ctrl+E)")
      save.shortcut = nil
      XCTAssertEqual(button.tooltip, "All of it")
      save.disabledReason = "Nothing has changed"
      save.isEnabled = false
      XCTAssertEqual(button.disabledReason, "Nothing has changed")
      press(button)
      save.activate()
      XCTAssertEqual(performed, 2)
      XCTAssertTrue(list.children[0].hasStyleClass("unavailable"))
      save.isEnabled = true
      XCTAssertTrue(button.isEnabled)
      XCTAssertNil(button.disabledReason)
      XCTAssertFalse(list.children[0].hasStyleClass("unavailable"))
    }
  }

  func testAReasonAloneDisablesTheCommand() {
    var performed = 0
    let notes = Notes()
    let delete = Command("delete", "_Delete") { performed += 1 }
    delete.bind(\.disabledReason) { notes.count > 0 ? nil : "Write a note first" }
    let button = Button(delete)
    withWindow(button) { _ in
      XCTAssertFalse(delete.isEnabled)
      XCTAssertFalse(delete.action.isEnabled)
      XCTAssertFalse(button.isEnabled)
      XCTAssertTrue(button.takesInput, "It keeps its place in the tab order.")
      XCTAssertEqual(button.disabledReason, "Write a note first")
      press(button)
      delete.activate()
      XCTAssertEqual(performed, 0)
      notes.count = 1
      wait("the command without a reason is enabled again") {
        delete.isEnabled && delete.action.isEnabled && button.isEnabled
      }
      XCTAssertNil(button.disabledReason)
      press(button)
      XCTAssertEqual(performed, 1)
    }
  }

  func testAReasonAndTheApplicationsWishAreOneState() {
    let save = Command("save", "Save") {}
    let button = Button(save)
    save.isEnabled = false
    save.disabledReason = "Nothing has changed"
    XCTAssertEqual(button.disabledReason, "Nothing has changed")
    save.disabledReason = nil
    XCTAssertFalse(save.isEnabled, "It was also disabled without the reason.")
    XCTAssertFalse(button.takesInput)
    save.disabledReason = "Nothing has changed"
    save.isEnabled = true
    XCTAssertNil(save.disabledReason, "Enabling removes both, as for a button.")
    XCTAssertTrue(button.isEnabled)
    XCTAssertTrue(save.action.isEnabled)
    save.disabledReason = "Nothing has changed"
    save.action.isEnabled = true
    XCTAssertTrue(save.isEnabled, "Other code enables it by the action.")
    XCTAssertTrue(button.isEnabled)
  }

  func testDisablingTheActionIsDisablingTheCommand() {
    let save = Command("save", "Save") {}
    let button = Button(save)
    save.action.isEnabled = false
    XCTAssertFalse(save.isEnabled)
    XCTAssertFalse(button.isEnabled)
    save.action.isEnabled = true
    XCTAssertTrue(save.isEnabled)
    XCTAssertTrue(button.isEnabled)
  }

  func testAnActionIsNotEnabledWhileItsWorkDropsRequests() {
    let gate = Gate()
    let save = Command("save", "Save") { await gate.pass() }
    save.activate()
    wait("the command runs") { save.isRunning }
    save.action.isEnabled = true
    XCTAssertFalse(save.action.isEnabled)
    gate.open()
    wait("the command has ended") { !save.isRunning }
    XCTAssertTrue(save.action.isEnabled)
    XCTAssertTrue(save.isEnabled)
  }

  @Observable
  @MainActor
  final class Notes {
    var count = 0
  }

  func testItsPropertiesFollowAModelAndLetItGo() {
    let notes = Notes()
    weak var kept: Command?
    do {
      let delete = Command("delete", "_Delete") {}.bind(\.isEnabled) { notes.count > 0 }
      delete.bind(\.title) { "_Delete \(notes.count)" }
      kept = delete
      let button = Button(delete)
      XCTAssertFalse(button.isEnabled, "It is right at once.")
      notes.count = 2
      wait("the button follows the model") { button.isEnabled && button.title == "_Delete 2" }
      delete.bind(\.isEnabled) { notes.count > 9 }
      XCTAssertFalse(button.isEnabled, "The later binding wins.")
      notes.count = 3
      wait("the title follows the model") { button.title == "_Delete 3" }
      XCTAssertFalse(button.isEnabled)
    }
    wait("the command is released") { kept == nil }
  }

  func testAButtonOfACommandLooksAsItIsAskedTo() {
    let (save, erase) = (Command("save", "Save") {}, Command("erase", "Erase") {})
    erase.isDestructive = true
    let align = Command("align", "Align", selection: "left") { _ in }
    let option = align.option("left", "Left")
    for button in [Button(save, variant: .primary, size: .large), Button(option, variant: .primary, size: .large)] {
      XCTAssertTrue(Set(["primary", "large"]).isSubset(of: button.styleClasses), "\(button.styleClasses)")
    }
    XCTAssertTrue(Button(erase).styleClasses.contains("danger"))
  }

  func testSwitchingAndChoosingShowEverywhere() {
    var heard: [String] = []
    let wrap = Command("wrap", "Wrap", isOn: false) { heard.append("wrap \($0)") }
    let align = Command("align", "Align", selection: "left") { heard.append("align \($0)") }
    let button = Button(wrap)
    let options = ["left", "right"].map { Button(align.option(.string($0), $0)) }
    withWindow(Box(.vertical) { [button] + options }) { _ in
      press(button)
      XCTAssertTrue(button.isSelected)
      XCTAssertEqual(options.map(\.isSelected), [true, false])
      press(options[1])
      XCTAssertEqual(options.map(\.isSelected), [false, true])
      press(options[1])
      XCTAssertEqual(options.map(\.isSelected), [false, true], "A selected choice stays selected.")
      XCTAssertEqual(heard, ["wrap true", "align right"])
      wrap.isOn = false
      align.selection = "left"
      XCTAssertFalse(button.isSelected)
      XCTAssertEqual(options.map(\.isSelected), [true, false])
      XCTAssertEqual(heard.count, 2, "Setting calls no handler.")
    }
  }

  func testWorkIsDoneOnceAtATimeAndEveryButtonShowsIt() {
    let gate = Gate()
    var runs = 0
    let sync = Command("sync", "Sync") {
      runs += 1
      await gate.pass()
    }
    let buttons = [Button(sync), Button(sync)]
    withWindow(Box(.vertical) { buttons }) { _ in
      press(buttons[0])
      wait("the work runs") { runs == 1 }
      XCTAssertTrue(buttons.allSatisfy(\.isPending))
      press(buttons[1])
      sync.activate()
      XCTAssertFalse(sync.action.isEnabled)
      gate.open()
      wait("the command has ended") { !sync.isRunning }
      XCTAssertEqual(runs, 1)
      XCTAssertFalse(buttons.contains(where: \.isPending))
      XCTAssertTrue(sync.action.isEnabled)
    }
  }

  func testFailuresAreTold() {
    struct Failure: Error {}
    let sync = Command("sync", "Sync") { () async throws in throw Failure() }
    sync.activate()
    wait("the failure is logged") { !LogWatch.forget().isEmpty }
    var told = 0
    sync.errorHandler = { _ in told += 1 }
    sync.activate()
    wait("the error handler is called") { told == 1 }
  }

  func testAWidgetKeepsItsCommandsAndLetsThemGo() {
    weak var kept: Command?
    var performed = 0
    do {
      let box = Box(.vertical) { Label("Inside") }
      do {
        let save = Command("save", "Save") { performed += 1 }
        box.insertCommands([save], as: "doc")
        kept = save
      }
      drain()
      XCTAssertNotNil(kept)
      box.activateAction("doc.save")
      XCTAssertEqual(performed, 1)
    }
    wait("the command is released with the widget") { kept == nil }
  }

  func testAButtonDoesNotKeepWhatItShowsAfterIt() {
    weak var kept: Command?
    do {
      let save = Command("save", "Save") {}
      kept = save
      _ = Button(save)
    }
    wait("the command is released with its last button") { kept == nil }
  }

  func testTheErrorHandlerIsCalledAfterTheCommandWasReleased() {
    struct Offline: Error {}
    let gate = Gate()
    var told = 0
    weak var gone: Command?
    do {
      let command = Command("send", "_Send") {
        await gate.pass()
        throw Offline()
      }
      gone = command
      command.errorHandler = { _ in told += 1 }
      command.activate()
      drain()
    }
    wait("the command is released") { gone == nil }
    gate.open()
    wait("the error handler is called") { told == 1 }
    let other = Command("send", "_Send") { throw Offline() }
    other.activate()
    wait("the other command has ended") { !other.isRunning }
    drain()
    XCTAssertEqual(
      LogWatch.forget(), ["Thimble: The action of \"Send\" failed, and no errorHandler is set: \(Offline())"])
  }
}
