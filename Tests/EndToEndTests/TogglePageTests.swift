import ATSPI
import AccessibilityAudit
import Testing
import ThimbleTesting

extension EndToEnd.EachDisplay {
  @Suite struct TogglePageTests {
    /// Returns true if a toggle is on, by the state that belongs to its role in the running GTK.
    private static func isOn(_ toggle: Accessible) async throws -> Bool {
      let states = try await toggle.states()
      return try await states.contains(toggle.role() == .checkBox ? .checked : .pressed)
    }

    @Test("Over the bus a toggle has its role, state and action")
    func toggle() async throws {
      try await Gallery.run("--page", "toggle-button") { gallery in
        let repeats = try await gallery.toggle("Repeat")
        let atFirst = try await Self.isOn(repeats)
        #expect(atFirst)
        try await repeats.perform("click")
        try await gallery.expectLabel("Playing once")
        let afterwards = try await Self.isOn(repeats)
        #expect(!afterwards)
        let bold = try await gallery.toggle("Bold").states()
        #expect(bold.contains(.indeterminate))
      }
    }

    @Test("Keyboard alone: Space, Return and the mnemonic toggle it")
    func keyboard() async throws {
      try await Gallery.run("--page", "toggle-button") { gallery in
        try await gallery.focus(gallery.toggle("Repeat"))
        try await gallery.press("space")
        try await gallery.expectLabel("Playing once")
        try await gallery.press("Return")
        try await gallery.expectLabel("Repeating")
        try await gallery.press("alt+r")
        try await gallery.expectLabel("Playing once")
      }
    }

    @Test("While a change is pending the toggle is busy and keeps its state; a refused change does not change it")
    func confirmed() async throws {
      try await Gallery.run("--page", "toggle-button") { gallery in
        let record = try await gallery.toggle("Record")
        let share = try await gallery.toggle("Share Screen")
        let on: AccessibleState = try await share.role() == .checkBox ? .checked : .pressed
        let recording = try await gallery.stateChanges(of: record)
        try await record.perform("click")
        try await gallery.expectLabel("Recording was refused")
        try await recording.expect(.gained(.busy), .lost(.busy))
        #expect(await !recording.all.contains(.gained(on)))
        let refused = try await Self.isOn(record)
        #expect(!refused)
        let sharing = try await gallery.stateChanges(of: share)
        try await share.perform("click")
        try await gallery.expectLabel("Sharing is on")
        try await sharing.expect(.gained(.busy), .gained(on))
        let allowed = try await Self.isOn(share)
        #expect(allowed)
      }
    }

    @Test("A group with single selection is radio buttons in a named group")
    func radios() async throws {
      try await Gallery.run("--page", "toggle-button-group") { gallery in
        let tree = try await gallery.app.tree()
        let group = try #require(tree.preorder.first { $0.name == "Period" })
        let radios = group.all(.radioButton)
        #expect(radios.map(\.name) == ["Day", "Week", "Month", "Year"])
        #expect(radios.map { $0.states.contains(.checked) } == [false, true, false, false])
        try await gallery.app.accessible(radios[3]).perform("click")
        try await gallery.expectLabel("Showing a year")
        try await gallery.app.accessible(radios[1]).wait { !$0.states.contains(.checked) }
      }
    }

    @Test("Keyboard alone: one Tab stop; arrows, Home and End choose; arrows wrap around; Tab leaves")
    func radioKeys() async throws {
      try await Gallery.run("--page", "toggle-button-group") { gallery in
        try await gallery.focus(gallery.app.first(.radioButton, named: "Week"))
        for (key, period) in [
          ("Right", "month"), ("Down", "year"), ("Right", "day"), ("Left", "year"), ("Home", "day"), ("End", "year"),
        ] {
          try await gallery.press(key)
          try await gallery.expectLabel("Showing a \(period)")
        }
        try await gallery.press("Tab")
        try await gallery.expectFocus("Inspect Any number of several")
        try await gallery.press("shift+Tab")
        try await gallery.app.first(.radioButton, named: "Year").wait { $0.states.contains(.focused) }
      }
    }

    @Test("In a tool bar of toggles arrows only move focus, skip the disabled toggle, and are mirrored")
    func toolbarKeys() async throws {
      try await Gallery.run("--page", "toggle-button-group", "--direction", "rtl") { gallery in
        let tree = try await gallery.app.tree()
        let bar = try #require(tree.preorder.first { $0.name == "Text style" })
        #expect(bar.role == .toolBar)
        try await gallery.focus(gallery.toggle("Bold"))
        try await gallery.press("Left")
        let italic = try await gallery.toggle("Italic")
        try await italic.wait { $0.states.contains(.focused) }
        let isOn = try await Self.isOn(italic)
        #expect(!isOn)
        try await gallery.press("Left")
        try await gallery.toggle("Strikethrough").wait { $0.states.contains(.focused) }
        try await gallery.press("Left")
        try await gallery.toggle("Bold").wait { $0.states.contains(.focused) }
      }
    }
  }
}
