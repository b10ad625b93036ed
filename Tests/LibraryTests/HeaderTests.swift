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

    @Test("The stubs for Python have the classes, properties and functions of the library, and their arguments")
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

    @Test("Each function is called by a program, in C or by its class where several classes have the name")
    func calls() throws {
      let golden = try source("Tests/LibraryTests/Goldens/Thimble-1.txt")
      // `surface.py` calls the getter and the setter of each property, whatever their number.
      let accessors = Set(
        try source("Sources/libthimble/Properties.swift").matches(of: /@_cdecl\("(\w+)"\)/).map { $0.1 })
      var (functions, owner): ([(c: Substring, owner: Substring?, name: Substring)], Substring) = ([], "")
      for line in golden.split(separator: "\n") {
        let words = line.split(separator: " ")
        let snake = owner.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.lowercased()
        switch words[0] {
        case "class": owner = words[1]
        case "function": functions.append((words[1], nil, words[1].dropFirst("thimble_".count)))
        case "method", "constructor": functions.append((words[1], owner, words[1].dropFirst("thimble_\(snake)_".count)))
        default: break
        }
      }
      functions.removeAll { accessors.contains($0.c) }
      #expect(functions.count > 100)
      let (inC, others) = try programs()
      for (c, owner, name) in functions where !inC.contains("\(c) (") {
        let isAlone = functions.count { $0.name == name } == 1
        let forms = [owner.map { "Thimble.\($0).\(name)" } ?? "Thimble.\(name)"] + (isAlone ? [".\(name)"] : [])
        let isCalled = forms.contains { others.contains("\($0)(") || others.contains("\($0) (") }
        #expect(isCalled, "No program calls \(c).")
      }
    }

    /// Returns the text of the programs in C, and of those in other languages.
    private func programs() throws -> (c: String, others: String) {
      var (c, others) = ("", "")
      for folder in ["Tests/LibraryTests/Programs", "Demo/Languages"] {
        let path = Library.root.appendingPathComponent(folder).path
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
          let text = try source("\(folder)/\(name)")
          if name.hasSuffix(".c") { c += text } else { others += text }
        }
      }
      return (c, others)
    }

    /// Returns the text of a file of the repository.
    private func source(_ path: String) throws -> String {
      try String(contentsOf: Library.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("The GIR has every class with its properties, and the ownership of values")
    func introspection() async throws {
      let gir = try await text("Thimble-1.gir")
      for name in ["Button", "ToggleButton", "MenuButton", "LinkButton", "SplitButton", "ButtonGroup"] {
        let part = try #require(gir.components(separatedBy: "<class name=\"\(name)\"").dropFirst().first)
        let own = part.components(separatedBy: "</class>")[0]
        #expect(own.contains("<property name=") && own.contains("<constructor name=\"new\""), "\(name)")
      }
      let properties = gir.matches(of: /<property name="([a-z-]+)"([^>]*)>/)
      #expect(properties.count > 50)
      for property in properties {
        let name = property.1.replacing("-", with: "_")
        let isReadable = !property.2.contains("readable=\"0\"")
        let isSettable = property.2.contains("writable=\"1\"") && !property.2.contains("construct-only")
        #expect(isReadable == property.2.contains("getter=\"get_\(name)\""), "\(property.1)")
        #expect(isSettable == property.2.contains("setter=\"set_\(name)\""), "\(property.1)")
      }
      #expect(gir.contains(#"<glib:signal name="work-started""#))
      #expect(gir.contains(#"<type name="Gio.Cancellable"/>"#))
      #expect(gir.contains(#"glib:error-domain="thimble-theme-error-quark""#))
      let load = try #require(gir.components(separatedBy: #"<function name="load_theme""#).dropFirst().first)
      #expect(load.prefix(400).contains(#"throws="1""#))
    }
  }
}
