import Foundation
import Testing

@Suite("Layers", .onOwnDebian)
struct LayerTests {
  /// The modules of this package and of C that each module may import: only lower ones.
  private static let arrows: [(folder: String, modules: Set<String>)] = [
    ("Sources/FileReading", []),
    ("Sources/PlainText", []),
    ("Sources/GtkHost", ["CGtk", "FileReading", "PlainText"]),
    ("Sources/Thimble", ["GtkHost", "Theming", "DesignTokens", "PlainText"]),
    ("Sources/Inspecting", ["CGtk", "GtkHost", "Thimble", "Theming", "DesignTokens", "PlainText"]),
    ("Sources/ThimbleNames", ["Thimble"]),
    ("Sources/Release", []),
    ("Sources/libthimble", ["CGtk", "GtkHost", "Inspecting", "Release", "Thimble"]),
    ("Sources/Theming", ["CTokens", "DesignTokens"]),
    ("Sources/DesignTokens", ["FileReading", "PlainText"]),
    ("Sources/AccessibilityAudit", ["PlainText"]),
    ("Sources/Processes", ["CGio"]),
    ("Sources/ATSPI", ["AccessibilityAudit", "CGio", "Processes"]),
    ("Sources/ThimbleTesting", ["ATSPI", "AccessibilityAudit", "Processes"]),
    (
      "Sources/thimble",
      ["ATSPI", "AccessibilityAudit", "ThimbleTesting", "Processes", "DesignTokens", "PlainText", "Release", "Theming"]
    ),
    (
      "Sources/ThimbleGallery",
      ["Thimble", "Inspecting", "DesignTokens", "AccessibilityAudit", "FileReading", "PlainText", "Processes"]
    ),
    ("Demo/Pages", ["ThimbleGallery", "Thimble", "Inspecting", "ThimbleNames", "DesignTokens"]),
    ("Demo/Gallery", ["ThimbleGallery", "GalleryPages", "Thimble", "Release"]),
    ("Demo/Notes", ["Thimble"]),
    ("Demo/Podcasts", ["Thimble"]),
    ("Demo/Template/Sources", ["Thimble"]),
    ("Demo/Adwaita", ["Thimble"]),
  ]

  /// Modules from outside that a layer also needs. Foundation is not allowed in layers that applications or the command
  /// link: every start would load its 10 MB.
  private static let outside: [String: Set<String>] = [
    "Sources/FileReading": ["Glibc"],
    "Sources/GtkHost": ["Dispatch", "Glibc", "Observation", "Synchronization"],
    "Sources/Thimble": ["Glibc", "Observation", "Synchronization"],
    "Sources/Theming": ["Glibc", "Synchronization"],
    "Sources/AccessibilityAudit": ["FoundationEssentials", "Glibc"],
    "Sources/Processes": ["Glibc", "Synchronization"],
    "Sources/ATSPI": ["Glibc", "Synchronization"],
    "Sources/ThimbleTesting": ["FoundationEssentials", "Glibc", "Synchronization"],
    "Sources/DesignTokens": ["Glibc", "Synchronization"],
    "Sources/thimble": ["ArgumentParser", "Dispatch", "FoundationEssentials", "Glibc", "Synchronization"],
    "Sources/ThimbleGallery": ["ArgumentParser", "Glibc"],
    "Demo/Pages": ["Observation"],
    "Demo/Notes": ["Glibc", "Observation"],
    "Demo/Podcasts": ["Glibc", "Observation"],
    "Demo/Template/Sources": ["Observation"],
    "Demo/Adwaita": ["Glibc", "Observation"],
  ]

  @Test("Imports run downward only", arguments: arrows.map(\.folder))
  func imports(folder: String) throws {
    let allowed = Self.arrows.first { $0.folder == folder }?.modules ?? []
    // A file may write a name with its own module, or with that of the standard library.
    let always = ["Swift", URL(fileURLWithPath: folder).lastPathComponent]
    let files = try SourceIndex.build.get().files(below: folder)
    #expect(!files.isEmpty)
    for (file, names) in files {
      let modules = names.lazy.filter { $0.isUse && $0.identifier.hasPrefix("c:@M@") }.map(\.name)
      let forbidden = Set(modules).subtracting(allowed).subtracting(Self.outside[folder] ?? []).subtracting(always)
      #expect(forbidden.isEmpty, "\(file) imports \(forbidden.sorted().joined(separator: ", ")).")
    }
  }

  @Test(
    "The modules that every application links use no regular expressions, which take 1.3 MB",
    arguments: ["FileReading", "PlainText", "GtkHost", "DesignTokens", "Theming", "Thimble", "ThimbleNames"])
  func regularExpressions(module: String) throws {
    for (file, names) in try SourceIndex.build.get().files(below: "Sources/\(module)") {
      let used = names.lazy.filter { $0.isUse && $0.identifier.contains("17_StringProcessing") }.map(\.name)
      #expect(used.isEmpty, "\(file) uses \(Set(used).sorted().joined(separator: ", ")). See String+Parts.swift.")
    }
  }

  @Test("Every folder of Sources and of the demo is a layer")
  func complete() throws {
    let sources = try FileManager.default.contentsOfDirectory(atPath: PackageFiles.root.path + "/Sources")
    let swift = sources.map { "Sources/\($0)" }.filter { !PackageFiles.swiftFiles(below: $0).isEmpty }
    #expect(Set(swift).isSubset(of: Self.arrows.map(\.folder)))
  }

  @Test("Pointers stay in the host, at the bus and in the functions for C")
  func pointers() throws {
    let manifest = try PackageFiles.text("Package.swift")
    for target in [
      "Thimble", "Inspecting", "ThimbleNames", "ThimbleGallery", "GalleryPages", "thimble-gallery", "thimble-notes",
      "thimble-podcasts", "tasks", "thimble-adwaita", "AccessibilityAudit", "ATSPI", "Processes", "ThimbleTesting",
      "DesignTokens", "FileReading", "PlainText", "Theming", "thimble", "Release",
    ] {
      let start = try #require(
        manifest.range(of: "arget(\n      name: \"\(target)\"") ?? manifest.range(of: "arget(name: \"\(target)\""))
      let end = manifest[start.upperBound...].range(of: "Settings: ")?.upperBound ?? manifest.endIndex
      #expect(manifest[end...].hasPrefix("safe"), "\(target) is not built with strict memory safety as an error.")
    }
  }
}
