import Foundation
import Testing

extension LibraryTests {
  /// The kit's types in tools for `.ui` files.
  @Suite struct DesignerTests {
    @Test("The catalogue for Cambalache has every type, property and signal, and which types have children")
    func catalogue() async throws {
      let folder = try await Library.described.folder
      let program = Library.root.appendingPathComponent("Tests/LibraryTests/Programs/catalogue.py").path
      let containers = try await Tool.run([
        "python3", program, folder.appendingPathComponent("Thimble-1.gir").path,
        folder.appendingPathComponent("thimble-1.xml").path,
      ])
      #expect(
        containers.split(whereSeparator: \.isWhitespace) == [
          "ButtonBox", "ButtonGroup", "ButtonList", "ButtonRow", "ButtonStack", "FloatingActionOverlay", "SummaryRow",
          "ToastOverlay", "ToggleButtonGroup",
        ])
    }

    @Test("Blueprint compiles the kit's types, and knows their properties and values", .enabled(if: Self.hasBlueprint))
    func blueprint() async throws {
      let written = try await compile(
        """
        Thimble.ButtonRow row {
          Thimble.Button save {
            title: _("_Save");
            icon-placement: trailing;
            size: large;
            work-started => saveNote();
          }
          Thimble.IconButton { icon-name: "list-add-symbolic"; accessibility-label: _("Add"); }
        }
        """)
      for part in [
        #"<object class="ThimbleButtonRow" id="row">"#, #"<object class="ThimbleButton" id="save">"#,
        #"<property name="title" translatable="#, #"<signal name="work-started" handler="saveNote""#,
        #"<object class="ThimbleIconButton">"#,
      ] {
        #expect(written.contains(part), "\(written)")
      }
      for (mistake, message) in [
        ("Thimble.Button { titel: \"Save\"; }", "titel"), ("Thimble.Button { size: enormous; }", "enormous"),
        ("Thimble.Butto {}", "Butto"), ("Thimble.Button { pressed => save(); }", "pressed"),
      ] {
        let error = await #expect(throws: ToolError.self) { try await compile(mistake) }
        #expect(error?.description.contains(message) == true, "\(mistake): \(String(describing: error))")
      }
    }

    private static let compiler = "/usr/bin/blueprint-compiler"
    private static let hasBlueprint = FileManager.default.isExecutableFile(atPath: compiler)

    /// Compiles a file in Blueprint that uses the library.
    private func compile(_ objects: String) async throws -> String {
      let library = try await Library.described
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).blp")
      defer { try? FileManager.default.removeItem(at: file) }
      // The language changed: a handler has a dollar sign since 0.8.
      let version = try await Tool.run([Self.compiler, "--version"]).split(separator: ".").compactMap { Int($0) }
      let isNew = (version.first ?? 0, version.dropFirst().first ?? 0) >= (0, 8)
      try "using Gtk 4.0;\nusing Thimble 1;\n\(isNew ? objects.replacing("=> ", with: "=> $") : objects)\n"
        .write(to: file, atomically: true, encoding: .utf8)
      return try await Tool.run(library.environment.map { "\($0)=\($1)" } + [Self.compiler, "compile", file.path])
    }
  }
}
