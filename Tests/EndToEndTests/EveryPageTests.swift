import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// Tests for every page.
  @Suite struct EveryPageTests {
    @Test(
      "Every control has a good name, the right role, and can be pressed; the audit finds no violation",
      arguments: Gallery.pages)
    func names(page: String) async throws {
      try await Gallery.run("--page", page) { gallery in
        let titles = try await gallery.waitForSamples(of: page)
        let tree = try await gallery.app.tree(includingExtents: true)
        let nodes = Array(tree.preorder)
        let headings = nodes.filter { $0.role == .heading }.map(\.name)
        #expect(Set(headings).isSuperset(of: titles), "\(headings)")
        let buttons = nodes.filter { $0.role == .pushButton }
        for control in nodes where Self.isInteractive(control) {
          #expect(Self.complaint(about: control) == nil, "\(control.summary)")
        }
        for node in nodes where node.role == .label || node.role == .listItem {
          #expect(!node.name.allSatisfy(\.isWhitespace) && !node.name.hasPrefix("Gtk"), "\(node.summary)")
        }
        // The textual twin of a control begins with its type, and is a label's own text.
        let types = tree.preorder.filter { $0.name.contains(/^(GtkHost|Thimble[A-Z]|thimble_)\w*$/) }
        #expect(types.map(\.summary) == [])
        #expect(tree.root.all(.label).allSatisfy { $0.name != "Nothing found" }, "There are pages.")
        let named = buttons.filter { $0.states.contains(.sensitive) && $0.actions.contains { $0.name == "click" } }
        #expect(Set(named.map(\.name)).count == named.count, "Two buttons with the same name on \(page).")
        for role in [AccessibleRole.image, .pageTab, .text] {
          let names = nodes.filter { $0.role == role && !$0.name.isEmpty }.map(\.name)
          #expect(Set(names).count == names.count, "Two objects \(role.name) with the same name on \(page): \(names)")
        }
        let report = Audit(rules: Rule.all).report(on: tree)
        #expect(report.isClean, "\(report.text)")
      }
    }

    @Test("Every page fits a small window, also with text twice as large")
    func fits() async throws {
      try await DesktopSession.run(screen: (1_000, 720)) { session in
        for page in Gallery.pages {
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--page", page, "--text-scale", "2"])
          // Without a window manager, only the content's minimum width makes the window wider than requested.
          let width = try await session.windowWidth(of: process) { $0 > 1 }
          #expect((1...1_100).contains(width), "\(page)")
          await process.end()
          #expect(process.complaints() == [])
        }
      }
    }

    @Test("The list of pages is JSON, and equals the tested pages")
    func list() async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("thimble-gallery"), ["--list-pages"])
        #expect(await process.end(allowing: patience) == 0)
        let json = try JSONSerialization.jsonObject(with: Data(process.standardOutput.utf8))
        let pages = try #require(json as? [[String: String]])
        #expect(pages.compactMap { $0["id"] } == Gallery.pages)
        #expect(pages.allSatisfy { $0["title"]?.isEmpty == false && $0["category"]?.isEmpty == false })
      }
    }

    @Test("Every page is drawn to a PNG with the requested settings")
    func render() async throws {
      try await DesktopSession.run(screen: (800, 600)) { session in
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble \(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var sizes: [[Int]] = []
        for arguments in [[], ["--scheme", "dark"], ["--text-scale", "2", "--width", "phone"]] {
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--render", folder.path] + arguments)
          #expect(await process.end(allowing: patience) == 0, "\(process.standardError)")
          #expect(process.complaints() == [])
          sizes.append(
            try Gallery.pages.map { page in
              let png = try Data(contentsOf: folder.appendingPathComponent("\(page).png"))
              #expect(png.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
              if arguments.contains("phone") {
                let width = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
                #expect(width == 360, "\(page) is too wide for a phone with text twice as large.")
              }
              return png[20..<24].reduce(0) { $0 << 8 | Int($1) }
            })
        }
        #expect(sizes[0] == sizes[1], "A scheme changes no size.")
        #expect(zip(sizes[0], sizes[2]).allSatisfy { $0 < $1 }, "Larger text makes longer pages.")
        #expect(sizes[0].allSatisfy { $0 > 600 }, "A page is drawn whole, also where the screen is smaller.")
      }
    }

    @Test(
      "Bad options get one clear message",
      arguments: [
        (["--page", "nope"], "The pages are: overview"), (["--text-scale", "9"], "from 0.5 to 4"),
        (["--scheme", "sepia"], "light"),
      ])
    func badOptions(arguments: [String], message: String) async throws {
      try await DesktopSession.run { session in
        let process = try session.launch(DesktopSession.product("thimble-gallery"), arguments)
        #expect(await process.end(allowing: patience) == 64)
        #expect(process.standardError.contains(message), "\(process.standardError)")
      }
    }

    /// Returns true for objects with an action, such as rows, buttons, and the inner button of a menu button.
    private static func isInteractive(_ node: AccessibleNode) -> Bool {
      let roles: Set<AccessibleRole> = [.pushButton, .toggleButton, .checkBox, .entry, .link, .comboBox]
      return roles.contains(node.role) && node.states.contains(.visible)
    }

    private static func complaint(about control: AccessibleNode) -> String? {
      let name = control.name
      // Internal parts of GTK's entries, switches and title bars are not checked.
      if control.role == .entry, control.name.isEmpty { return nil }
      if name.trimmingCharacters(in: .whitespaces).isEmpty { return "no name" }
      if name.hasPrefix("Gtk") || name.hasPrefix("Thimble") { return "a type's name" }
      if name.contains("_") { return "an underscore" }
      if name.hasSuffix("-symbolic") { return "an icon's name" }
      if control.description == name { return "a description that repeats the name" }
      // GTK's menu button has its action on the button inside it.
      let isAround = control.children.contains { isInteractive($0) }
      if control.actions.isEmpty, control.role == .pushButton, !isAround { return "nothing to do" }
      return nil
    }
  }
}

extension Gallery {
  /// Waits until the page that is shown has all its samples, and returns their titles.
  ///
  /// The page makes its first samples at once, and all others together after the first frame.
  @discardableResult
  func waitForSamples(of page: String) async throws -> [String] {
    let pages = try EndToEnd.ManifestTests.ofGallery.get().pages
    let titles = try #require(pages.first { $0.id == page }).samples.map(\.title)
    let last: String = try #require(titles.last)
    _ = try await app.first(.heading, named: last)
    return titles
  }
}
