import Foundation
import Testing

extension LibraryTests {
  @Suite struct HeaderTests {
    @Test("Each property has the getter and the setter that the library's own description gives")
    func properties() async throws {
      try compare(try await text("Properties.swift"), with: "Sources/libthimble/Properties.swift")
    }

    @Test("Programs in other languages find the same classes, properties, signals and functions as before")
    func interface() async throws {
      let library = try await Library.described
      let program = Library.root.appendingPathComponent("Tests/LibraryTests/Programs/interface.py").path
      let current = try await Tool.run([
        "python3", program, library.folder.appendingPathComponent("Thimble-1.gir").path,
      ])
      try compare(current, with: "Tests/LibraryTests/Goldens/Thimble-1.txt")
    }

    /// Returns the text of a file that describes the library.
    private func text(_ name: String) async throws -> String {
      try String(contentsOf: try await Library.described.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Compares a text with a file of the repository.
    private func compare(_ current: String, with path: String) throws {
      let file = Library.root.appendingPathComponent(path)
      if ProcessInfo.processInfo.environment["THIMBLE_ACCEPT_GOLDENS"] == "1" {
        try current.write(to: file, atomically: true, encoding: .utf8)
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      let changes = current.split(separator: "\n").difference(from: expected.split(separator: "\n"))
      #expect(
        changes.isEmpty,
        """
        To accept this: THIMBLE_ACCEPT_GOLDENS=1 swift test --filter LibraryTests.HeaderTests
        \(changes.map { "\($0)" }.joined(separator: "\n"))
        """)
    }

    @Test("The stubs for Python have the classes, properties and functions of the library, and no others")
    func stubs() async throws {
      let library = try await Library.described
      let program = Library.root.appendingPathComponent("Tests/LibraryTests/Programs/stubs.py").path
      let differences = try await Tool.run(
        library.environment.map { "\($0)=\($1)" }
          + ["/usr/bin/python3", program, library.folder.appendingPathComponent("Thimble.pyi").path])
      #expect(differences == "")
    }

    @Test("Every member and container of the family is in the header")
    func family() async throws {
      let header = try await text("thimble.h")
      let list = try String(
        contentsOf: Library.root.appendingPathComponent("Sources/Thimble/Family/Control+Types.swift"), encoding: .utf8)
      let names = list.matches(of: /(\w+)\.self/).map { String($0.1) }
      #expect(names.count > 12)
      for name in names { #expect(header.contains("G_DECLARE_DERIVABLE_TYPE (Thimble\(name),"), "\(name)") }
    }

    @Test("The library exports the functions of the header, and no other of that prefix")
    func symbols() async throws {
      let header = try await text("thimble.h")
      let declared = header.matches(of: /(thimble_\w+) \([^()]*\);/).map { String($0.1) }
      let types = header.matches(of: /G_DECLARE_DERIVABLE_TYPE \(\w+, (\w+),/).map { "\($0.1)_get_type" }
      let symbols = try await Tool.run(["nm", "--dynamic", "--defined-only", Library.file.path])
      let exported = symbols.matches(of: #/ T (thimble_\w+)/#).map { String($0.1) }
      #expect(Set(exported) == Set(declared + types))
      #expect(exported.count > 250)
    }

    @Test("The GIR has every class with its properties, and the ownership of values")
    func introspection() async throws {
      let gir = try await text("Thimble-1.gir")
      for name in ["Button", "ToggleButton", "MenuButton", "LinkButton", "SplitButton", "ButtonGroup"] {
        let part = try #require(gir.components(separatedBy: "<class name=\"\(name)\"").dropFirst().first)
        let own = part.components(separatedBy: "</class>")[0]
        #expect(own.contains("<property name=") && own.contains("<constructor name=\"new\""), "\(name)")
      }
      for property in ["title", "icon-name", "progress", "selection-mode"] {
        let part = try #require(gir.components(separatedBy: "<property name=\"\(property)\"").dropFirst().first)
        let name = property.replacing("-", with: "_")
        for accessor in ["setter=\"set_\(name)\"", "getter=\"get_\(name)\""] {
          #expect(part.prefix(400).contains(accessor), "\(accessor)")
        }
      }
      #expect(gir.contains(#"<glib:signal name="work-started""#))
      #expect(gir.contains(#"<type name="Gio.Cancellable"/>"#))
      #expect(gir.contains(#"glib:error-domain="thimble-theme-error-quark""#))
      let load = try #require(gir.components(separatedBy: #"<function name="load_theme""#).dropFirst().first)
      #expect(load.prefix(400).contains(#"throws="1""#))
    }
  }
}
