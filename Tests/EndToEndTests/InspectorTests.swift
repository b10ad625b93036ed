import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The controls of a sample's properties.
  @Suite struct InspectorTests {
    @Test("By keyboard alone a property is found, changed, shown in the sample and in the code, and reset")
    func keyboard() async throws {
      // To type another title, the test first deletes the old one.
      try await Gallery.run("thimble-gallery:button/counter", expecting: "the old name is kept") { gallery in
        let controls = try await gallery.button("Controls of An action")
        try await controls.perform("click")
        let title = try await gallery.app.first(.text, named: "title of An action")
        try await gallery.focus(title)
        try await gallery.write("Add _One")
        _ = try await gallery.button("Add One")
        try await gallery.expectLabel("// Button \u{201C}Count\u{201D}\nbutton.title = \"Add _One\"")
        let selected = try await gallery.toggle("selected of An action")
        try await gallery.focus(selected)
        try await gallery.press("space")
        let button = try await gallery.button("Add One")
        try await button.wait { $0.states.contains(.pressed) || $0.states.contains(.checked) }
        let reset = try await gallery.button("Reset of An action")
        try await gallery.focus(reset)
        try await gallery.press("space")
        let first = try await gallery.button("Count")
        try await first.wait { !$0.states.contains(.pressed) && !$0.states.contains(.checked) }
        try await gallery.expectLabel("No changes")
        #expect(try await reset.states().contains(.focused))
      }
    }

    @Test("The events of a sample have the source of each press, changed properties and announcements")
    func events() async throws {
      try await Gallery.run("--page", "accessibility") { gallery in
        try await gallery.button("Events of Announcements").perform("click")
        let log = try await gallery.app.first(.text, named: "Event log of Announcements")
        #expect(try await log.text() == "No events since this view was opened")
        let button = try await gallery.button("Synchronize")
        // Nothing is announced in a window that is not active.
        try await gallery.expectActiveWindow()
        try await button.perform("click")
        try await gallery.expectLabel("“Synchronize, done”")
        let told = try await log.text()
        #expect(told.contains(" s  “Synchronize” pressed by assistive technology"), "\(told)")
        #expect(told.contains("“Synchronize” pending: true"), "\(told)")
        #expect(told.contains("“Synchronize” announced “Synchronize, done”"), "\(told)")
        try await gallery.focus(gallery.button("Look Up"))
        try await gallery.press("space")
        #expect(try await gallery.eventually { try await log.text().contains("“Look Up” pressed by key\n") })
        let clear = try await gallery.button("Clear the events of Announcements")
        try await clear.perform("click")
        #expect(try await gallery.eventually { try await log.text().hasPrefix("No events") })
      }
    }

    @Test("A link brings changed values, and opens the controls of the widget")
    func link() async throws {
      try await Gallery.run(
        "thimble-gallery:button/variants?1.title=Agree%20%26%20Go&1.variant=danger&1.badge=3&9.x=1&1.y=2"
      ) {
        gallery in
        _ = try await gallery.button("Agree & Go, 3")
        try await gallery.expectLabel(
          """
          // Button \u{201C}Approve\u{201D}
          button.title = "Agree & Go"
          button.badge = "3"
          button.variant = .danger
          """)
        try await gallery.expectLabel("default: neutral")
      }
    }

    @Test("An invalid text changes nothing, and the field reports it", arguments: ["12", "6"])
    func wrong(spacing value: String) async throws {
      try await Gallery.run("thimble-gallery:button-group/linked?0.spacing=\(value)") { gallery in
        let nodes = try await gallery.app.tree().preorder
        let name = try #require(nodes.first { $0.name.hasPrefix("spacing of ") }).name
        let spacing = try await gallery.app.first(.text, named: name)
        try await gallery.focus(spacing)
        try await gallery.write("twelve")
        try await gallery.expectLabel("\u{201C}twelve\u{201D} is no value; it is still \(value)")
      }
    }

    @Test(
      "The views of every sample open, have names, and pass the audit, also in process",
      arguments: ["button", "toggle-button", "split-button", "button-row", "themes", "actions"])
    func audit(page: String) async throws {
      try await Gallery.run("--page", page) { gallery in
        let samples = try await gallery.app.root.identities().preorder.compactMap { node in
          node.name.hasPrefix("Controls of ") ? String(node.name.dropFirst("Controls of ".count)) : nil
        }
        #expect(!samples.isEmpty)
        try await gallery.open("Controls", of: samples, showing: "Reset")
        try await gallery.open("Accessibility", of: samples, showing: "Accessibility facts")
        for facts in try await gallery.objects(samples.map { "Accessibility facts of \($0)" }) {
          let text = try await facts.text()
          #expect(text.contains("control") && !text.contains("Violation"), "\(text)")
        }
        let audit = try gallery.session.launch(
          DesktopSession.product("thimble"), ["audit", "--rules", "all", "--app", "\(gallery.process.processID)"])
        #expect(await audit.end(allowing: patience) == 0, "\(audit.standardOutput) \(audit.standardError)")
      }
    }
  }
}

extension Gallery {
  /// Opens a view of each sample, and waits until each shows its object.
  fileprivate func open(_ view: String, of samples: [String], showing object: String) async throws {
    for toggle in try await objects(samples.map { "\(view) of \($0)" }) { try await toggle.perform("click") }
    _ = try await objects(samples.map { "\(object) of \($0)" })
  }

  /// Waits for an object with each name. It reads the tree once for all names, because the tree of such a page is
  /// large.
  fileprivate func objects(_ names: [String]) async throws -> [Accessible] {
    var found: [String: AccessibleNode] = [:]
    let areAllThere = try await eventually {
      found = try await app.root.identities().preorder.reduce(into: [:]) { $0[$1.name] = $1 }
      return names.allSatisfy { found[$0] != nil }
    }
    try #require(areAllThere, "\(names.filter { found[$0] == nil })")
    return names.compactMap { found[$0].map(app.accessible) }
  }
}
