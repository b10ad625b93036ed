import CGtk
import GtkTesting
import Thimble
import XCTest

/// Keys that are held until the keyboard repeats them: one press of a key is one activation of one control.
@preconcurrency @MainActor
final class KeyRepeatTests: ThimbleTestCase {
  private var runs: [String] = []

  /// Shows a widget as ``withHands(_:width:height:_:)`` does, while the keyboard repeats held keys.
  private func withHeldKeys(_ content: Widget, _ body: (Window) throws -> Void) throws {
    try XCTSkipUnless(Hands.areFree, "There is no xdotool, or no X.")
    try Hands.withRepeatingKeyboard { try withHands(content, body) }
  }

  private func count(_ name: String) -> @MainActor () -> Void { { [weak self] in self?.runs.append(name) } }

  /// Holds a key, which presses a control once. GTK presses a button a quarter of a second after the key, and forgets all
  /// keys in between.
  private func holdKey(_ key: String, _ name: String, line: UInt = #line) {
    Hands.hold(key)
    wait("\(key) presses \(name)", line: line) { !runs.isEmpty }
    waitForRepetitions(line: line)
    XCTAssertEqual(runs.count, 1, "\(key) presses \(name) again: \(runs)", line: line)
    Hands.letGo(key)
    runs = []
  }

  /// Waits until the keyboard has repeated the held key for longer than GTK shows a press: a quarter of a second.
  private func waitForRepetitions(line: UInt = #line) {
    let observer = InputEvent.observer
    var repetitions = 0
    InputEvent.observer = { event in
      if event.isRepeat { repetitions += 1 }
      observer?(event)
    }
    defer { InputEvent.observer = observer }
    wait("the keyboard repeats the key", line: line) { repetitions >= 12 }
    drain()
  }

  func testAHeldKeyPressesEachKindOfButtonOnce() throws {
    let link = LinkButton("Site", url: "https://example.org")
    link.opener = LinkOpener { [weak self] _, _ in self?.runs.append("link") }
    let split = SplitButton("Split", menuLabel: "More", action: count("split")) { MenuItem("One") }
    let buttons: [Button] = [
      Button("Plain", action: count("plain")),
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "Icon", action: count("icon")),
      ToggleButton("Toggle", isOn: false) { [weak self] _ in self?.runs.append("toggle") },
      FloatingActionButton(icon: "list-add-symbolic", label: "Floating", action: count("floating")),
      CloseButton(accessibilityLabel: "Close", action: count("close")),
      ButtonListRow("Row", action: count("row")),
      Button(Command("counted", "Command", action: count("command"))),
      link,
    ]
    let bar = ButtonGroup(toolbar: "Bar") { Button("In a bar", action: count("bar")) }
    try withHeldKeys(Box(.vertical) { buttons.map { $0 as Widget } + [split, bar] }) { _ in
      for button in buttons + [split.primary] + bar.buttons {
        for key in ["Return", "space", "KP_Enter"] {
          button.grabFocus()
          holdKey(key, button.accessibilityLabel)
          wait("the button is idle") { !button.isPending }
        }
      }
    }
  }

  func testAHeldKeyPressesOnceFromElsewhere() throws {
    let send = Button("_Send", action: count("mnemonic"))
    let save = Button("Save", action: count("default")).with { $0.role = .confirm }
    let cancel = Button("Cancel", action: count("cancel")).with { $0.role = .cancel }
    let find = Button("Find", action: count("shortcut")).with { $0.press.shortcut = "<Control>f" }
    let entry = Entry("")
    entry.activatesDefault = true
    try withHeldKeys(Box(.vertical) { [entry, send, save, cancel, find] }) { _ in
      for (key, name) in [
        ("Return", "the default"), ("Escape", "the cancel button"), ("ctrl+f", "the shortcut's button"),
      ] {
        entry.grabFocus()
        holdKey(key, name)
      }
      entry.grabFocus()
      Hands.hold("alt")
      holdKey("s", "the mnemonic's button")
      Hands.letGo("alt")
    }
  }

  func testACommandRunsOnceForAHeldShortcutUnlessItRepeats() throws {
    let command = Command("zoom", "Zoom", action: count("zoom"))
    // GTK activates the action of an application's shortcut while it handles the key.
    let entry = Entry("")
    entry.add(
      KeyController { _, key in
        if key == "F5" { command.action.activate(nil) }
        if key == "F6" { command.activate() }
        return key == "F5" || key == "F6"
      })
    try withHeldKeys(entry) { _ in
      entry.focusFirstChild()
      holdKey("F5", "the command")
      command.repeatBehavior = .enabled
      Hands.hold("F5")
      wait("the command repeats") { runs.count > 2 }
      Hands.letGo("F5")
      command.repeatBehavior = .automatic
      runs = []
      Hands.hold("F6")
      wait("the program's own calls all count") { runs.count > 2 }
      Hands.letGo("F6")
    }
  }

  func testAKeyThatOpensAMenuChoosesNothing() throws {
    for key in ["Return", "space"] {
      let menu = MenuButton("Menu") { MenuItem("One", action: count("one")) }
      try withHeldKeys(Box(.vertical) { menu }) { _ in
        menu.grabFocus()
        Hands.hold(key)
        wait("\(key) opens the menu") { menu.isOpen }
        waitForRepetitions()
        XCTAssertTrue(runs.isEmpty && menu.isOpen, key)
        Hands.letGo(key)
        Hands.hold(key)
        wait("the next press chooses") { runs == ["one"] }
        wait("the menu is closed") { !menu.isOpen }
        waitForRepetitions()
        XCTAssertTrue(runs.count == 1 && !menu.isOpen, "\(key): \(runs)")
        Hands.letGo(key)
        letGo(of: menu)
        runs = []
      }
    }
  }

  func testAKeyThatOpensADialogDoesNotAnswerIt() throws {
    for key in ["Return", "space"] {
      let ok = Button("OK", action: count("ok")).with { $0.role = .confirm }
      let dialog = Window("Dialog", child: Box(.vertical) { ok })
      let open = Button("Open") { dialog.present() }
      try withHeldKeys(Box(.vertical) { open }) { window in
        (dialog.isDecorated, dialog.isModal, dialog.transientFor) = (false, true, window)
        open.grabFocus()
        Hands.hold(key)
        wait("\(key) opens the dialog") { dialog.isActive && ok.isFocused }
        waitForRepetitions()
        XCTAssertEqual(runs, [], key)
        Hands.letGo(key)
        Hands.key(key)
        wait("the next press of \(key) answers") { runs == ["ok"] }
        runs = []
        dialog.destroy()
      }
    }
  }

  func testAKeyDoesNotGoOnWithTheControlThatGetsFocusNext() throws {
    for isKitsOwn in [true, false] {
      let time = ManualTime()
      let box = Box(.vertical)
      let next: Widget = isKitsOwn ? Button("Next", action: count("next")) : stockButton()
      let delete = Button("Delete") { [weak self, weak box] in
        self?.runs.append("delete")
        box?.children.first.map { box?.remove($0) }
        next.grabFocus()
      }
      delete.pacemaker = time.pacemaker
      delete.press.confirmation = .hold(for: .milliseconds(700))
      box.append(delete)
      box.append(next)
      try withHeldKeys(box) { _ in
        delete.grabFocus()
        Hands.hold("space")
        wait("the button is held") { time.sleepers > 0 }
        time.advance(by: .milliseconds(700))
        wait("the deletion is confirmed") { runs == ["delete"] && next.isFocused }
        waitForRepetitions()
        XCTAssertEqual(runs, ["delete"])
        Hands.letGo("space")
        Hands.key("space")
        wait("a new press counts") { runs == ["delete", "next"] }
        runs = []
      }
    }
  }

  private func stockButton() -> Widget {
    guard let pointer = gtk_button_new_with_label("Next"), let widget = Widget.adopt(unsafeGtkWidget: pointer) else {
      return Button("Missing")
    }
    widget.connect(Signal<Widget, Void, Void>("clicked")) { [weak self] _ in self?.runs.append("next") }
    return widget
  }

  func testTheNextPressCountsIfTheReleaseWentToAnotherProgram() throws {
    let plain = Button("Plain", action: count("plain"))
    let held = Button("Wipe").with { $0.press.confirmation = .hold(for: .seconds(60)) }
    let heard = listen(to: held)
    try withHands(Box(.vertical) { [plain, held] }) { window in
      // Without a window under it, the pointer does not bring the keys back.
      Hands.move(x: 1200, y: 1000)
      for button in [plain, held] {
        button.grabFocus()
        Hands.hold("space")
        wait("the button is pressed") { button.state.contains(.highlighted) }
        try Hands.withoutKeyboard {
          wait("the keyboard has gone") { !window.isActive }
          Hands.letGo("space")
        }
        wait("the keyboard is back") { window.isActive && !button.state.contains(.highlighted) }
        (runs, heard.all) = ([], [])
        Hands.key("space")
        wait("the next press of \(button.title) counts") { runs == ["plain"] || !heard.all.isEmpty }
      }
    }
  }

  func testTheNextPressCountsIfTheWindowClosedBeforeTheRelease() throws {
    for key in ["space", "Return"] {
      let first = Button("Close", action: count("close"))
      try withHands(Box(.vertical) { first }) { _ in
        first.grabFocus()
        Hands.hold(key)
        wait("\(key) presses the button") { runs == ["close"] }
      }
      Hands.letGo(key)
      runs = []
      let next = Button("Next", action: count("next"))
      try withHands(Box(.vertical) { next }) { _ in
        next.grabFocus()
        // A press within a second may be the keyboard's repetition.
        XCTAssertFalse(MainLoop.run(atMost: 1) { !runs.isEmpty })
        Hands.key(key)
        wait("\(key) presses the button of the next window") { runs == ["next"] }
      }
      runs = []
    }
  }

  func testAHeldKeyOfTextGoesOn() throws {
    let entry = Entry("")
    try withHeldKeys(Box(.vertical) { entry }) { _ in
      entry.focusFirstChild()
      Hands.hold("space")
      wait("the text has more spaces") { entry.text.hasPrefix("   ") }
      Hands.letGo("space")
    }
  }

  func testEscapeClosesOneThingForEachPress() throws {
    let cancel = Button("Cancel", action: count("cancel")).with { $0.role = .cancel }
    let menu = MenuButton("Menu") { MenuItem("One") }
    try withHeldKeys(Box(.vertical) { [menu, cancel] }) { _ in
      menu.grabFocus()
      menu.open()
      wait("the menu is open") { menu.isOpen }
      Hands.hold("Escape")
      wait("the menu is closed") { !menu.isOpen }
      menu.grabFocus()
      waitForRepetitions()
      XCTAssertEqual(runs, [])
      Hands.letGo("Escape")
      letGo(of: menu)
      Hands.key("Escape")
      wait("the next press cancels") { runs == ["cancel"] }
    }
  }
}
