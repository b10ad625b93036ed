import ATSPI
import AccessibilityAudit
import DesktopTraits
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  @Suite struct ThemesPageTests {
    @Test("Choosing a theme changes the buttons' size, and its button is selected")
    func switching() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        let material = try await gallery.button("Material")
        try await gallery.button("Default").wait { $0.states.contains(.pressed) }
        let before = try await gallery.size(of: material)
        try await material.perform("click")
        try await material.wait { $0.states.contains(.pressed) }
        try await gallery.button("Default").wait { !$0.states.contains(.pressed) }
        #expect(try await gallery.eventually { try await gallery.size(of: material) != before })
      }
    }

    @Test("The text in the editor is applied, and mistakes are shown with their place")
    func editing() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        let editor = try await gallery.app.first(.text, named: "Tokens")
        try await gallery.focus(editor)
        let send = try await gallery.button("Send, tokens")
        let before = try await gallery.size(of: send)
        try await gallery.write(
          #"{"theme":{"height":{"$type":"dimension","button":{"md":{"$value":{"value":60,"unit":"px"}}}}}}"#)
        #expect(try await gallery.eventually { try await gallery.size(of: send) != before })
        let larger = try await gallery.size(of: send)

        try await gallery.write(#"{"theme":{"heigt":{"#)
        try await gallery.app.first(.pushButton, where: { $0.hasPrefix("Go to line 1, column ") })
        #expect(try await gallery.size(of: send) == larger, "The last good theme stays.")

        try await gallery.write(#"{"theme":{"color":{"$type":"color","background":{"brnd":{"$value":"red"}}}}}"#)
        try await gallery.app.first(.label, where: { $0.contains("theme.color.background.brnd") })
        let go = try await gallery.app.first(.pushButton, where: { $0.hasPrefix("Go to line 1, column ") })
        try await gallery.focus(go)
        try await gallery.press("space")
        try await editor.wait { $0.states.contains(.focused) }

        try await gallery.write("{}")
        #expect(try await gallery.eventually { try await gallery.size(of: send)[1] == before[1] })
      }
    }

    @Test("An invalid brand colour is reported")
    func brand() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        try await gallery.focus(gallery.app.first(.text, named: "Brand colour"))
        try await gallery.write("mauve")
        let message = try await gallery.app.first(.label, where: { $0.contains("mauve") })
        try await gallery.write("#00ff00")
        try await message.wait { $0.name == "Nothing is wrong." }
      }
    }

    @Test("A file is followed while it is edited, half written, deleted and returned")
    func following() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("themes-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("brand.tokens.json")
      let write = { (height: Int) in
        try #"{"theme":{"height":{"$type":"dimension","button":{"md":{"$value":{"value":\#(height),"unit":"px"}}}}}}"#
          .write(to: file, atomically: true, encoding: .utf8)
      }
      try write(40)
      try await Gallery.run("--page", "themes", "--theme", file.path, expecting: "the theme stays as it was") {
        gallery in
        let own = try await gallery.button("Material")
        let at40 = try await gallery.size(of: own)
        try write(60)
        #expect(try await gallery.eventually { try await gallery.size(of: own) != at40 })
        let at60 = try await gallery.size(of: own)
        try #"{"theme": {"#.write(to: file, atomically: false, encoding: .utf8)
        try await gallery.expectComplaint("the theme stays as it was")
        #expect(try await gallery.size(of: own) == at60)
        try write(40)
        #expect(try await gallery.eventually { try await gallery.size(of: own) == at40 })
        try FileManager.default.removeItem(at: file)
        try await gallery.expectComplaint("there is no such file")
        #expect(try await gallery.size(of: own) == at40)
        try write(60)
        #expect(try await gallery.eventually { try await gallery.size(of: own) == at60 })
      }
    }

    @Test("The desktop's accent, scheme and contrast are followed while it runs")
    func portal() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        try await gallery.expectLabel("none")
        let portal = try gallery.session.launch(DesktopSession.product("fake-portal"))
        let set = { (key: String, value: String) in
          let tool = try gallery.session.launch(DesktopSession.product("fake-portal"), ["set", key, value])
          #expect(await tool.end(allowing: patience) == 0, "\(tool.standardError)")
        }
        #expect(try await gallery.eventually { portal.standardOutput.contains("ready") })
        try await set("accent-color", "(0.5686274509803921, 0.2549019607843137, 0.6745098039215687)")
        try await gallery.expectLabel("#9141ac")
        try await set("color-scheme", "uint32 1")
        try await gallery.expectLabel("dark")
        try await set("contrast", "uint32 1")
        try await gallery.expectLabel("high")
        try await set("accent-color", "(0.0, 0.0, 7.0)")
        try await gallery.expectLabel("none")
        try await set("color-scheme", "uint32 2")
        try await gallery.expectLabel("light")
      }
    }

    @Test("Each bundled theme can be chosen, and the table has the contrast of each of its variants")
    func everyTheme() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        var tables: Set<[String]> = []
        // In GTK 4.8 it has the role of a scrolled view.
        let place = try await gallery.wait(for: "the table of contrasts") {
          for role in [AccessibleRole.scrollPane, .panel] {
            if let place = try await gallery.app.all(role, named: "Contrast").first { return place }
          }
          return nil
        }
        for name in ["Material", "Thumbprint", "Backbase", "Default"] {
          try await gallery.button(name).perform("click")
          try await gallery.button(name).wait { $0.states.contains(.pressed) }
          var table: [String] = []
          #expect(
            try await gallery.eventually {
              table = try await gallery.cells(of: place)
              return !table.isEmpty && !tables.contains(table)
            }, "\(name)")
          tables.insert(table)
          #expect(Array(table.prefix(5)) == ["Variant", "Text", "Surface", "Ratio", "WCAG 2.2"])
          let rows = stride(from: 5, to: table.count - 4, by: 5).map { Array(table[$0..<($0 + 5)]) }
          #expect(rows.count == 16 && table.count == 85, "\(table)")
          #expect(Set(rows.map { $0[0] }).isSuperset(of: ["primary", "danger", "on-color-link", "outlined"]))
          if name == "Default" {
            let rest = ["primary", "#ffffff", "#1c71d8", "4.7:1", "passes"]
            #expect(rows.contains(rest), "The pairs are those at rest: \(rows)")
          }
          for row in rows {
            #expect(row[1].hasPrefix("#") && row[2].hasPrefix("#") && row[3].hasSuffix(":1") && row[4] == "passes")
          }
        }
        #expect(tables.count == 4)
      }
    }

    @Test("The button loads the typed path, and reports an invalid one")
    func loading() async throws {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("themes-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      try #"{"theme":{"height":{"$type":"dimension","button":{"md":{"$value":{"value":60,"unit":"px"}}}}}}"#
        .write(to: file, atomically: true, encoding: .utf8)
      try await Gallery.run("--page", "themes", expecting: "the theme stays as it was") { gallery in
        let material = try await gallery.button("Material")
        let before = try await gallery.size(of: material)
        let entry = try await gallery.app.first(.text, named: "Path of a theme")
        let load = try await gallery.button("Load Theme")
        try await gallery.focus(entry)
        try await gallery.write("/nowhere/theme.json")
        try await load.perform("click")
        try await gallery.app.first(.label, where: { $0.contains("/nowhere/theme.json: there is no such file") })
        #expect(try await gallery.size(of: material) == before)
        try await gallery.focus(entry)
        try await gallery.write(file.path)
        try await load.perform("click")
        try await gallery.expectLabel("\(file.path) is in use.")
        #expect(try await gallery.eventually { try await gallery.size(of: material) != before })
        try await gallery.button("Default Theme").perform("click")
        try await gallery.expectLabel("No file is followed.")
        #expect(try await gallery.eventually { try await gallery.size(of: material) == before })
      }
    }

    @Test("The title names the page's area for a screen reader")
    func panel() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        let tree = try await gallery.app.tree()
        let page = try #require(
          tree.root.all(.scrollPane).first { $0.preorder.contains { $0.role == .heading && $0.name == "Themes" } })
        // GTK 4.8 leaves the area out of the list of children, but a screen reader finds it as a parent.
        let answer = try await gallery.ask(
          page.id.busName, page.id.path, "org.freedesktop.DBus.Properties.Get", "string:org.a11y.atspi.Accessible",
          "string:Parent")
        let place = try #require(answer.first { $0.hasPrefix("/") })
        let name = try await gallery.ask(
          page.id.busName, place, "org.freedesktop.DBus.Properties.Get", "string:org.a11y.atspi.Accessible",
          "string:Name")
        #expect(name.last == "Themes", "\(name)")
      }
    }
  }
}

extension Gallery {
  /// Replaces the text of the focused field.
  func write(_ text: String) async throws {
    try await session.act(["key", "ctrl+a", "type", "--delay", "5", text])
  }

  /// Returns the texts in a table, in order; none while the page replaces them.
  fileprivate func cells(of table: Accessible) async throws -> [String] {
    do throws(ATSPIError) {
      var texts: [String] = []
      for label in try await table.all(.label) { texts.append(try await label.name()) }
      return texts.filter { !$0.isEmpty }
    } catch {
      guard error.code == .gone else { throw error }
      return []
    }
  }

  /// Returns the size of an object in AT-SPI, once it has one. In GTK 4.8 this is the size of its content.
  func size(of accessible: Accessible) async throws -> [Int] {
    let id = accessible.id
    return try await wait(for: "a size") {
      let answer = try await ask(id.busName, id.path, "org.a11y.atspi.Component.GetExtents", "uint32:1")
      let size = answer.compactMap { Int($0) }.suffix(2)
      return size.allSatisfy { $0 > 0 } && size.count == 2 ? Array(size) : nil
    }
  }

  /// Returns the words of an object's answer on the accessibility bus.
  fileprivate func ask(
    _ busName: String, _ path: String, _ method: String, _ arguments: String...
  ) async throws -> [String] {
    let tool = try session.launch(
      URL(fileURLWithPath: "/usr/bin/dbus-send"),
      ["--bus=\(session.accessibilityBus)", "--print-reply=literal", "--dest=\(busName)", path, method] + arguments)
    #expect(await tool.end(allowing: patience.limit) == 0, "\(tool.standardError)")
    return tool.standardOutput.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Waits for a warning on standard error.
  fileprivate func expectComplaint(_ text: String) async throws {
    #expect(try await eventually { process.standardError.contains(text) }, "\(process.standardError)")
  }
}
