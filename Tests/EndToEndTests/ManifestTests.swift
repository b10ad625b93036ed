import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The lists that the gallery prints for tools. They need no display.
  @Suite struct ManifestTests {
    struct Manifest: Decodable {
      struct Component: Decodable {
        let name: String
        let module: String
        let description: String
        let example: String?
        let page: String?
        let pages: [String]
        let properties: [Property]
      }

      struct Property: Decodable {
        let name: String
        let type: String
        let values: [String]?
        let range: [Double]?
        let `default`: String?
        let writable: Bool
        let swift: String?
        let documentation: String
      }

      struct Page: Decodable {
        let id: String
        let title: String
        let description: String
        let tags: [String]
        let samples: [Sample]
      }

      struct Sample: Decodable {
        let id: String
        let title: String
        let caption: String
        let source: String
        let play: [String]
      }

      let schema: Int
      let version: String
      let components: [Component]
      let pages: [Page]
    }

    @Test("The manifest has every component with its properties, and every page with its samples and texts")
    func manifest() throws {
      let manifest = try Self.ofGallery.get()
      #expect(!manifest.version.isEmpty)
      #expect(manifest.pages.map(\.id) == Gallery.pages)
      for page in manifest.pages {
        #expect(!page.title.isEmpty && !page.description.isEmpty && !page.samples.isEmpty, "\(page.id)")
        for sample in page.samples { #expect(!sample.title.isEmpty && !sample.source.isEmpty, "\(sample.id)") }
      }
      let names = manifest.components.map(\.name)
      #expect(Set(names).isSuperset(of: ["Button", "ToggleButton", "ButtonGroup", "SplitButton", "ToastOverlay"]))
      #expect(Set(names).count == names.count)
      for component in manifest.components {
        for property in component.properties where property.name != "sensitive" {
          #expect(!property.documentation.isEmpty, "\(component.name).\(property.name)")
        }
      }
      let plays = manifest.pages.flatMap(\.samples).filter { !$0.play.isEmpty }
      #expect(plays.count > 60)
      #expect(plays.first { $0.id == "toast" }?.play.first == "Press “Delete Drafts”")
      let button = try #require(manifest.components.first { $0.name == "Button" })
      #expect(button.pages.contains("button") && button.page == "button" && button.module == "Thimble")
      #expect(button.example == "Button(\"Send\", variant: .primary)" && button.description.hasPrefix("A control that"))
      #expect(manifest.schema == 1 && manifest.pages.first { $0.id == "model" }?.tags == ["new"])
      let variant = try #require(button.properties.first { $0.name == "variant" })
      #expect(variant.type == "choice" && variant.default == "neutral" && variant.swift == "variant = %")
      #expect(variant.values?.contains("danger") == true && variant.writable)
      #expect(button.properties.first { $0.name == "subtitle" }?.default == .some(nil))
      #expect(button.properties.first { $0.name == "pending" }?.writable == false)
      let group = try #require(manifest.components.first { $0.name == "ButtonGroup" })
      #expect(group.properties.first { $0.name == "spacing" }?.range == [0, 32_767])
    }

    @Test("The Swift statement of every property compiles, with each of its values")
    func statements() throws {
      var code = "import Thimble\n\n"
      for component in try Self.printed().components {
        code += "@MainActor func change(_ widget: \(component.name)) {\n"
        for property in component.properties {
          guard let statement = property.swift else { continue }
          for value in Self.values(of: property) {
            code += "  widget.\(statement.replacingOccurrences(of: "%", with: value))\n"
          }
        }
        code += "}\n"
      }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("thimble-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Statements.swift")
      try code.write(to: file, atomically: true, encoding: .utf8)
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let modules = DesktopSession.product("thimble-gallery").deletingLastPathComponent()
        .appendingPathComponent("Modules")
      let flags = try Self.run("pkg-config", "--cflags", "gtk4").output.split { $0.isWhitespace }.map(String.init)
      let result = try Self.run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-I", modules.path, file.path]
          + ["CGtk", "CTokens/include"].flatMap {
            ["-Xcc", "-fmodule-map-file=\(root.path)/Sources/\($0)/module.modulemap"]
          }
          + flags.filter { $0.hasPrefix("-I") }.flatMap { ["-Xcc", $0] })
      #expect(result.status == 0, "\(result.output)")
    }

    /// Swift values of a property.
    private static func values(of property: Manifest.Property) -> [String] {
      let none = property.default == nil ? ["nil"] : []
      switch property.type {
      case "bool": return ["true"]
      case "int", "double": return ["1"]
      case "text": return ["\"text\""] + (property.swift?.hasSuffix("(%)") == true ? [] : none)
      case "choice":
        return (property.values ?? []).map { value in
          let words = value.split(separator: "-")
          let name = words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
          return value == "none" ? "nil" : ".\(name)"
        }
      default: return []
      }
    }

    /// The manifest, which tests of the pages read too.
    static let ofGallery = Result { try printed() }

    private static func printed() throws -> Manifest {
      // No display: a tool may have none.
      let printed = try run(
        "env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", DesktopSession.product("thimble-gallery").path, "--manifest")
      #expect(printed.status == 0)
      return try JSONDecoder().decode(Manifest.self, from: Data(printed.output.utf8))
    }

    private static func run(_ command: String...) throws -> (status: Int32, output: String) {
      try run(command[0], Array(command.dropFirst()))
    }

    private static func run(_ command: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [command] + arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      if command == "swiftc" { process.standardError = pipe }
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
  }
}
