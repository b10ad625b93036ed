import Foundation
import Testing

/// The names in each source file, as the compiler resolved them.
///
/// A debug build leaves an index beside its modules. The toolchain's `libIndexStore` reads it.
struct SourceIndex {
  /// A name at a place in a file.
  struct Occurrence {
    struct Place: Hashable {
      var line: UInt32 = 0
      var column: UInt32 = 0
    }

    /// The declaration's name: `Button`, `title`, `setIcon(_:accessibilityLabel:theme:)`.
    var name: String
    /// The compiler's identifier of the declaration, the same in all files.
    var identifier: String
    var place = Place()
    var isType: Bool
    var isDeclaration: Bool
    /// False also for a type that is only extended here.
    var isUse: Bool
    /// The type of which a declaration is a member.
    var owner: String?
  }

  /// The use of a declaration of another file.
  struct Use {
    var file: String
    var line: UInt32
    var name: String
    /// The file of the declaration.
    var home: String
  }

  /// The index of this build, which is read once for all tests.
  static let build = Result { try SourceIndex() }

  /// The occurrences in each file of the package, by its path from the root.
  private(set) var files: [String: [Occurrence]] = [:]

  private init() throws {
    let store = Toolchain.products.appendingPathComponent("index/store").path
    // The compiler in PATH may be a link to a program that chooses one.
    let resources = try Toolchain.run("swiftc", ["-print-target-info"])
      .firstMatch(of: /"runtimeResourcePath": "(.+)\/swift"/)
    let library = try #require(resources).1 + "/libIndexStore.so"
    let reader = try IndexReader(store: store, library: String(library))
    let root = PackageFiles.root.path + "/"
    for unit in try FileManager.default.contentsOfDirectory(atPath: "\(store)/v5/units") {
      // The index keeps the units of files that were removed.
      guard let (file, record) = try reader.source(of: unit), file.hasPrefix(root),
        FileManager.default.fileExists(atPath: file)
      else { continue }
      files[String(file.dropFirst(root.count))] = try reader.names(in: record)
    }
  }

  /// Returns the occurrences in files below a folder, with the path of their file.
  func files(below folder: String) -> [(file: String, names: [Occurrence])] {
    files.filter { $0.key.hasPrefix("\(folder)/") }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the declarations in files below a folder, with the path of their file.
  func declarations(below folder: String) -> [(file: String, name: Occurrence)] {
    files(below: folder).flatMap { file, names in names.filter(\.isDeclaration).map { (file, $0) } }
  }

  /// Returns every use, in a file below a folder, of a declaration in another file below it.
  ///
  /// A type before the name of a nested one is a namespace there, and not used.
  func uses(below folder: String) -> [Use] {
    let homes = Dictionary(declarations(below: folder).map { ($1.identifier, $0) }) { first, _ in first }
    return files(below: folder).flatMap { file, names in
      let types = Set(names.lazy.filter(\.isType).map(\.place))
      return names.filter(\.isUse).compactMap { name -> Use? in
        guard let home = homes[name.identifier], home != file else { return nil }
        var next = name.place
        next.column += UInt32(name.name.utf8.count + 1)
        if name.isType, types.contains(next) { return nil }
        return Use(file: file, line: name.place.line, name: name.name, home: home)
      }
    }
  }
}
