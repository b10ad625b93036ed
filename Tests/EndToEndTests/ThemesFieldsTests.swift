import ATSPI
import AccessibilityAudit
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The fields of the page `themes` for screen reader users, and the switches beside them.
  @Suite struct ThemesFieldsTests {
    @Test(
      "After a pause in typing, a mistake is the editor's description, with the place; other files have no place")
    func editor() async throws {
      try await Gallery.run("--page", "themes") { gallery in
        let editor = try await gallery.app.first(.text, named: "Tokens")
        try await gallery.focus(editor)
        try await gallery.write(#"{"theme":{"color":{"$type":"color","background":{"brand":{"$value":"mauve"}}}}}"#)
        try await editor.wait { $0.description.hasPrefix("Line 1, column ") && $0.description.contains("mauve") }
        // Tokens of the bundled files that refer to it are also broken, at places that this text does not have.
        let places = try await gallery.app.tree().root.all(.pushButton).filter { $0.name.hasPrefix("Go to line") }
        #expect(!places.isEmpty && places.allSatisfy { $0.name.hasPrefix("Go to line 1, ") }, "\(places.map(\.name))")
        try await gallery.write("{}")
        try await editor.wait { $0.description == "Nothing is wrong." }
      }
    }

    @Test("A problem with a brand colour or a path is the field's description, and Return loads the file")
    func entries() async throws {
      try await Gallery.run("--page", "themes", expecting: "the theme stays as it was") { gallery in
        let brand = try await gallery.app.first(.text, named: "Brand colour")
        try await gallery.focus(brand)
        try await gallery.write("mauve")
        try await brand.wait { $0.description.contains("mauve") }
        let path = try await gallery.app.first(.text, named: "Path of a theme")
        try await gallery.focus(path)
        try await gallery.write("/nowhere/theme.json")
        try await gallery.press("Return")
        try await path.wait { $0.description.contains("there is no such file") }
      }
    }

    @Test("The switches apply each of the desktop's settings, and reset it")
    func surroundings() async throws {
      try await Gallery.run("--page", "themes", "--scheme", "light") { gallery in
        for (name, on, off) in [
          ("Dark", "dark", "light"), ("High Contrast", "high", "normal"), ("No Animations", "reduced", "full"),
          ("Text Twice as Large", "\u{2066}200 %\u{2069}", "\u{2066}100 %\u{2069}"),
        ] {
          let toggle = try await gallery.toggle(name)
          try await toggle.perform("click")
          try await gallery.expectLabel(on)
          try await toggle.perform("click")
          try await gallery.expectLabel(off)
        }
      }
    }

    @Test(
      "The pages of themes fit a window of 800 pixels, also with text twice as large", arguments: ["themes", "states"])
    func fits(page: String) async throws {
      try await DesktopSession.run(screen: (1_300, 800)) { session in
        for arguments in [["--text-scale", "2"], ["--direction", "rtl"]] {
          let process = try session.launch(
            DesktopSession.product("thimble-gallery"), ["--page", page] + arguments)
          // Without a window manager the window gets any requested width, until GTK reports its minimum. GTK ignores a
          // size during its answer to an earlier one, so the test requests another size after some seconds.
          var looks = 0
          let width = try await session.windowWidth(of: process) { width in
            if (121..<1_040).contains(width) { return true }
            if looks % 60 == 0 {
              try await session.xdotool(window: process, "windowsize", "\(looks % 120 == 0 ? 120 : 100)", "600")
            }
            looks += 1
            return false
          }
          #expect((121...800).contains(width), "\(page) \(arguments)")
          await process.end()
        }
      }
    }
  }
}
