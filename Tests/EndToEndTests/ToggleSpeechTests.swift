import ATSPI
import AccessibilityAudit
import DesktopTraits
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The words of Orca for toggles and groups of toggles: it speaks the state on focus and on each change.
  @Suite struct ToggleSpeechTests {
    @Test("Orca speaks on and off, on focus and after a key", .tags(.screenReader))
    func toggle() async throws {
      // Orca asks for screen coordinates, and GTK says of each question that it has none.
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let shuffle = try await gallery.toggle("Shuffle")
        let arrival = try await orca.speech { try await gallery.focus(shuffle) }
        #expect(arrival.contains("Shuffle toggle button not pressed"), "\(arrival)")
        for isOn in [true, false, true] {
          let change = try await orca.speech {
            try await gallery.press("space")
            try await shuffle.wait { !$0.states.isDisjoint(with: [.pressed, .checked]) == isOn }
          }
          #expect(change.isOnly(isOn ? "pressed" : "not pressed"), "\(change)")
        }
        for (key, words) in [("shift+Tab", "Repeat toggle button pressed"), ("Tab", "Shuffle toggle button pressed")] {
          let speech = try await orca.speech { try await gallery.moveFocus(by: key) }
          #expect(speech.contains(words), "\(speech)")
        }
      }
    }

    @Test("Orca speaks why a change is refused, at once or after work", .tags(.screenReader))
    func refusal() async throws {
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        for name in ["Olives", "Peppers"] {
          let toggle = try await gallery.toggle(name)
          try await toggle.perform("click")
          try await toggle.wait { !$0.states.isDisjoint(with: [.pressed, .checked]) }
        }
        for (name, reason) in [("Onions", "No onions: two are chosen"), ("Record", "Recording was refused")] {
          try await orca.speech { try await gallery.focus(gallery.toggle(name)) }
          let speech = try await orca.speech(upTo: reason) { try await gallery.press("space") }
          #expect(speech.contains(reason), "\(speech)")
          try await gallery.expectLabel(reason)
        }
      }
    }

    @Test("Orca speaks the mixed state of a toggle", .tags(.screenReader))
    func mixed() async throws {
      try await Gallery.run("--page", "toggle-button", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let speech = try await orca.speech { try await gallery.focus(gallery.toggle("Bold")) }
        // A check box has the role for it, a toggle button a description.
        #expect(
          speech.contains("Bold check box partially checked") || speech.count(ofDescription: "Partially on") > 0,
          "\(speech)")
      }
    }

    @Test(
      "Orca speaks the name of the group, and the selected state of each radio button after an arrow key",
      .tags(.screenReader))
    func group() async throws {
      try await Gallery.run("--page", "toggle-button-group", expecting: "Screen coordinates not supported") { gallery in
        let orca = try await gallery.screenReader()
        let arrival = try await orca.speech {
          try await gallery.focus(gallery.app.first(.radioButton, named: "Week"))
        }
        #expect(arrival.contains("Period panel"), "\(arrival)")
        #expect(arrival.contains("Week selected radio button"), "\(arrival)")
        for (key, name, shown) in [("Right", "Month", "Showing a month"), ("Left", "Week", "Showing a week")] {
          let speech = try await orca.speech {
            try await gallery.press(key)
            try await gallery.expectLabel(shown)
          }
          #expect(speech.contains("\(name) selected radio button"), "\(speech)")
        }
      }
    }
  }
}

extension Gallery {
  /// Returns the toggle or switch with this name, by its role in the running GTK.
  func toggle(_ name: String) async throws -> Accessible {
    try await wait(for: "a toggle or switch \"\(name)\"") {
      for role in [AccessibleRole.toggleButton, .checkBox, .switch] {
        if let toggle = try await app.all(role, named: name).first { return toggle }
      }
      return nil
    }
  }
}
