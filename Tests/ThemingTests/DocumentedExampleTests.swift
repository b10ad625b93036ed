import DesignTokens
import Foundation
import Testing

/// A JSON example with its page.
struct DocumentedExample: CustomTestStringConvertible, Sendable {
  var page: String
  var text: String

  var testDescription: String { "\(page): \(text.prefix(80))" }
  /// Indicates whether the example names files of a published system, which are not part of the repository.
  var needsPublishedFiles: Bool { ["electric-lime", "palette.json", "{kui-"].contains { text.contains($0) } }
}

/// Every example of the documentation passes its documented command: each resolver document, token file and command
/// line of the pages.
struct DocumentedExampleTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let pages = [
    "Sources/Thimble/Thimble.docc/Theming.md", "Sources/DesignTokens/DesignTokens.docc/OtherForms.md",
    "Sources/DesignTokens/DesignTokens.docc/DesignTokens.md",
  ]

  static let examples: [DocumentedExample] = pages.flatMap { page in
    let text = (try? String(contentsOf: package.appending(path: page), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```").filter { $0.hasPrefix("json\n") }
      .map { DocumentedExample(page: page, text: String($0.dropFirst(5))) }
  }

  /// The files that examples name, with their documented content.
  private static let files = [
    "mapping.json":
      ##"{"theme": {"color": {"background": {"brand": {"$value": "{kui-button-color-background-primary}"}}}}}"##,
    "$themes.json":
      ##"[{"name": "Acme Light", "selectedTokenSets": {"light": "enabled"}}, {"name": "Acme Dark", "selectedTokenSets": {"dark": "enabled"}}]"##,
    "light.json":
      ##"{"button": {"primary": {"background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.05, 0.25, 0.5]}}}}}"##,
    "dark.json":
      ##"{"button": {"primary": {"background": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.05, 0.25, 0.5]}}}}}"##,
  ]

  @Test("The pages have examples")
  func pagesHaveExamples() {
    #expect(Self.examples.count >= 7)
    #expect(Self.pages.allSatisfy { page in Self.examples.contains { $0.page == page } })
  }

  @Test("Each example passes `thimble tokens check`", arguments: examples.filter { !$0.needsPublishedFiles })
  func passes(_ example: DocumentedExample) throws { try check(example) }

  @Test(
    "Each example about a published system also passes",
    .enabled(if: PublishedSystemTests.folder != nil, "set THIMBLE_TOKENS to the folder of published token files"),
    arguments: examples.filter(\.needsPublishedFiles))
  func passesWithPublishedFiles(_ example: DocumentedExample) throws { try check(example) }

  private func check(_ example: DocumentedExample) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
    let tokens = folder.appending(path: "tokens")
    try FileManager.default.createDirectory(at: tokens, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in Self.files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      try text.write(to: tokens.appending(path: name), atomically: true, encoding: .utf8)
    }
    if let published = PublishedSystemTests.folder {
      for (name, target) in [
        ("kong", "kong"), ("catppuccin", "catppuccin"), ("palette.json", "catppuccin/palette.json"),
        ("electric-lime-day", "kong/electric-lime-day"), ("electric-lime-night", "kong/electric-lime-night"),
      ] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: name).path, withDestinationPath: "\(published)/\(target)")
      }
    }
    let file = folder.appending(path: "example.resolver.json")
    try example.text.write(to: file, atomically: true, encoding: .utf8)
    // A mapping by itself refers to tokens that are in another document.
    let isMapping = !example.text.contains("resolutionOrder") && example.text.contains("{kui-")
    var arguments = ["check", file.path]
    if isMapping {
      let day = folder.appending(path: "electric-lime-day/electric-lime-day").path
      arguments = ["check", "--together", "\(day).alias.color.json", "\(day).theme.json", file.path]
    }
    if !example.needsPublishedFiles { arguments.insert("--strict", at: 1) }
    let result = try Tokens.run(arguments, files: [:])
    #expect(result.status == 0, "\(result.out)\(result.err)")
    #expect(!result.out.contains(": error: "), "\(result.out)")
    if arguments.contains("--strict") { #expect(result.out == "no problems\n") }
  }

  @Test(
    "The token files of the tutorial and of the example applications pass `thimble tokens check --strict` without a line",
    arguments: [
      "Sources/Thimble/Thimble.docc/Tutorial/Backup-brand.tokens.json", "Demo/Notes/Notes.tokens.json",
      "Demo/Podcasts/Podcasts.tokens.json",
    ])
  func exampleFiles(path: String) throws {
    let result = try Tokens.run(["check", "--strict", Self.package.appending(path: path).path], files: [:])
    #expect(result.status == 0 && result.out == "no problems\n", "\(result.out)\(result.err)")
  }

  @Test(
    "Each bundled theme passes `thimble tokens check --strict` without a line",
    arguments: [
      "default", "material", "thumbprint", "backbase",
    ])
  func bundledThemes(name: String) throws {
    let file = Self.package.appending(path: "Sources/Theming/Tokens/\(name).resolver.json")
    let result = try Tokens.run(["check", "--strict", file.path], files: [:])
    #expect(result.status == 0 && result.out == "no problems\n", "\(result.out)\(result.err)")
  }

  @Test("Each command line of the pages runs")
  func commands() throws {
    let files = [
      "FILE": ##"{"theme": {"color": {"background": {"brand": {"$type": "color", "$value": "#1c71d8"}}}}}"##,
      "brand.light.json":
        ##"{"theme": {"color": {"background": {"brand": {"$type": "color", "$value": "#1c71d8"}}}}}"##,
      "brand.dark.json": ##"{"theme": {"color": {"background": {"brand": {"$type": "color", "$value": "#1a5fb4"}}}}}"##,
    ]
    var count = 0
    for page in Self.pages {
      let text = try String(contentsOf: Self.package.appending(path: page), encoding: .utf8)
      for command in text.matches(of: /`thimble tokens ([a-z]+)( [^`]+)?`/) {
        let arguments = [String(command.1)] + (command.2 ?? " FILE").split(separator: " ").map(String.init)
        count += 1
        let result = try Tokens.run(arguments, files: files)
        #expect(result.status == 0, "\(command.0): \(result.out)\(result.err)")
      }
    }
    #expect(count >= 2)
  }
}
