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
        try await gallery.focus(gallery.button("Inspect An action"))
        try await gallery.press("space")
        try await gallery.app.first(.radioButton, named: "Controls").wait { $0.states.contains(.focused) }
        let title = try await gallery.app.first(.text, named: "title of An action")
        try await gallery.focus(title)
        try await gallery.write("Add _One")
        _ = try await gallery.button("Add One")
        try await gallery.expectLabel("button.title = \"Add _One\"")
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
        try await gallery.inspect("Announcements", "Events")
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
        try await gallery.expectLabel("This is no value; it is still \(value)")
        try await spacing.wait { $0.description == "This is no value; it is still \(value)" }
      }
    }

    @Test(
      "The views of every sample have names, and pass the audit, also in process",
      arguments: ["button", "toggle-button", "split-button", "button-row", "themes", "actions"])
    func audit(page: String) async throws {
      try await Gallery.run("--page", page) { gallery in
        for (index, sample) in try await gallery.waitForSamples(of: page).enumerated() {
          let inspector = try await gallery.inspect(sample, "Controls")
          _ = try await inspector.first(.pushButton, named: "Reset of \(sample)")
          if index == 0 { try await gallery.audit(rules: Rule.all) }
          // The rest of the window is as it was, and takes five times as long to read.
          let panel = try await inspector.tree(within: patience)
          let window = AccessibleNode(role: .frame, name: "Gallery", children: [panel])
          let tree = AccessibleTree(root: AccessibleNode(role: .application, name: "Gallery", children: [window]))
          let report = Audit(rules: Rule.all).report(on: tree)
          #expect(report.isClean && report.controlCount > 3, "\(sample): \(report.text)")
          try await inspector.first(.radioButton, named: "Accessibility").perform("click")
          let facts = try await inspector.first(.text, named: "Accessibility facts of \(sample)")
          let text = try await facts.text()
          #expect(text.contains("control") && !text.contains("Violation"), "\(text)")
        }
      }
    }

    @Test("By keys the inspector opens, follows the sample that is used, keeps its tab, becomes larger, and closes")
    func keys() async throws {
      try await Gallery.run("--page", "button") { gallery in
        try await gallery.expectFocus("Button")
        try await gallery.press("ctrl+i")
        // At first the page's first sample is selected.
        _ = try await gallery.inspector(of: "Variants")
        try await gallery.expectFocus("Controls")
        try await gallery.press("Right")
        try await gallery.expectFocus("Source")
        _ = try await gallery.app.first(.text, named: "Swift source of Variants")
        try await gallery.focus(gallery.button("Count"))
        try await gallery.inspector(of: "Variants")
        try await gallery.press("space")
        let inspector = try await gallery.inspector(of: "An action")
        let source = try await gallery.app.first(.text, named: "Swift source of An action")
        #expect(try await source.text().contains("_Count"))
        let width = try await inspector.extents().width
        try await gallery.press("ctrl+shift+l")
        #expect(try await gallery.eventually { try await inspector.extents().width > width })
        try await gallery.press("F6")
        try await gallery.expectFocus("Source")
        try await gallery.press("shift+F6")
        try await gallery.expectFocus("Count")
        try await gallery.press("ctrl+i")
        try await gallery.expectFocus("Source")
        try await gallery.focus(source)
        try await gallery.press("Escape")
        try await gallery.expectFocus("Inspect An action")
        try await gallery.expectNone(.radioButton, named: "Source")
        try await gallery.press("space")
        try await gallery.expectFocus("Source")
      }
    }

    @Test("The sample stays in view beside the inspector, and above it in a narrow window, from right to left, too")
    func place() async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        // A link shows its page, also in a narrow window.
        try await Gallery.run(["thimble-gallery:button?direction=rtl"], in: session) { gallery in
          let sample = try await gallery.button("Count")
          try await gallery.inspect("An action", "Controls")
          let inspector = try await gallery.inspector(of: "An action")
          try await gallery.wait(for: "the inspector at the left of its sample, which is in view") {
            let (panel, button) = (try await inspector.extents(), try await sample.extents())
            let isBeside = panel.x + panel.width <= button.x && button.y > 0
            return isBeside && button.y + button.height < panel.y + panel.height ? true : nil
          }
          try await gallery.makeNarrow()
          try await gallery.wait(for: "the inspector below its sample, which is in view") {
            let (panel, button) = (try await inspector.extents(), try await sample.extents())
            return panel.y >= button.y + button.height && button.y > 0 ? true : nil
          }
          try await gallery.audit(rules: Rule.all)
        }
      }
    }

    @Test("In a narrow window with text twice as large, the sample is in view above the inspector")
    func narrow() async throws {
      try await Gallery.run("thimble-gallery:button?text-scale=2") { gallery in
        try await gallery.makeNarrow()
        let sample = try await gallery.button("Count")
        try await gallery.inspect("An action", "Controls")
        let inspector = try await gallery.inspector(of: "An action")
        try await gallery.wait(for: "the inspector below its sample, which is in view") {
          let (panel, button) = (try await inspector.extents(), try await sample.extents())
          let window = try await gallery.app.first(.frame).extents()
          let isInside = panel.y + panel.height <= window.y + window.height && button.y > window.y
          return isInside && panel.y >= button.y + button.height ? true : nil
        }
        try await gallery.audit(rules: Rule.all)
      }
    }
  }
}
