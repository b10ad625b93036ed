import Foundation
import Glibc

/// Reads an index with the toolchain's `libIndexStore`, which has no header. All texts are copied at once.
@safe
struct IndexReader {
  /// A file, or a function of the library, that is missing.
  struct Missing: Error { var name: String }

  private typealias Text = @convention(c) (OpaquePointer) -> iovec
  private typealias Number = @convention(c) (OpaquePointer) -> UInt32
  private typealias Roles = @convention(c) (OpaquePointer) -> UInt64
  private typealias Part = @convention(c) (OpaquePointer) -> OpaquePointer
  private typealias Place =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  private typealias Create = @convention(c) (UnsafePointer<CChar>, OpaquePointer?) -> OpaquePointer?
  private typealias Open = @convention(c) (OpaquePointer, UnsafePointer<CChar>, OpaquePointer?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer) -> Void
  private typealias Callback = @convention(c) (UnsafeMutableRawPointer, OpaquePointer) -> Bool
  private typealias List = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, Callback) -> Bool

  private let library: UnsafeMutableRawPointer
  private let store: OpaquePointer

  init(store folder: String, library path: String) throws(Missing) {
    guard let library = unsafe dlopen(path, RTLD_NOW) else { throw Missing(name: path) }
    unsafe self.library = library
    let create: Create = unsafe try Self.function("store_create", of: library)
    guard let store = unsafe create(folder, nil) else { throw Missing(name: folder) }
    unsafe self.store = store
  }

  /// Returns the source file of a unit, and the name of its record; nil for the unit of a module from elsewhere.
  func source(of unit: String) throws(Missing) -> (file: String, record: String)? {
    let mainFile: Text = unsafe try find("unit_reader_get_main_file")
    let kind: Number = unsafe try find("unit_dependency_get_kind")
    let name: Text = unsafe try find("unit_dependency_get_name")
    let unit = unsafe try open("unit", unit)
    defer { unsafe unit.close(unit.reader) }
    var record: String?
    unsafe each(try find("unit_reader_dependencies_apply_f"), of: unit.reader) { dependency in
      // 2 is a record.
      if unsafe kind(dependency) == 2, record == nil { record = unsafe text(name(dependency)) }
    }
    return record.map { unsafe (text(mainFile(unit.reader)), $0) }
  }

  /// Returns all names in a record.
  func names(in record: String) throws(Missing) -> [SourceIndex.Occurrence] {
    let symbol: Part = unsafe try find("occurrence_get_symbol")
    let roles: Roles = unsafe try find("occurrence_get_roles")
    let place: Place = unsafe try find("occurrence_get_line_col")
    let name: Text = unsafe try find("symbol_get_name")
    let identifier: Text = unsafe try find("symbol_get_usr")
    let kind: Number = unsafe try find("symbol_get_kind")
    let relations: List = unsafe try find("occurrence_relations_apply_f")
    let relatedSymbol: Part = unsafe try find("symbol_relation_get_symbol")
    let relatedRoles: Roles = unsafe try find("symbol_relation_get_roles")
    let record = unsafe try open("record", record)
    defer { unsafe record.close(record.reader) }
    var found: [SourceIndex.Occurrence] = []
    unsafe each(try find("record_reader_occurrences_apply_f"), of: record.reader) { occurrence in
      let symbol = unsafe symbol(occurrence)
      let roles = unsafe Role(rawValue: roles(occurrence))
      let kind = unsafe Kind(rawValue: kind(symbol))
      var own = unsafe SourceIndex.Occurrence(
        name: text(name(symbol)), identifier: text(identifier(symbol)), isType: kind != nil,
        isDeclaration: !roles.isDisjoint(with: [.declaration, .definition]) && kind != .extension,
        isUse: roles.contains(.reference) && !roles.contains(.extendedBy))
      unsafe place(occurrence, &own.place.line, &own.place.column)
      if own.isDeclaration {
        unsafe each(relations, of: occurrence) { relation in
          guard unsafe Role(rawValue: relatedRoles(relation)).contains(.childOf) else { return }
          own.owner = unsafe text(name(relatedSymbol(relation)))
        }
      }
      found.append(own)
    }
    return found
  }

  /// Kinds of types, and of extensions of them.
  private enum Kind: UInt32 {
    case `enum` = 5
    case `struct`, `class`, `protocol`, `extension`
    case `typealias` = 11
  }

  private struct Role: OptionSet {
    let rawValue: UInt64
    static let declaration = Role(rawValue: 1 << 0)
    static let definition = Role(rawValue: 1 << 1)
    static let reference = Role(rawValue: 1 << 2)
    static let childOf = Role(rawValue: 1 << 9)
    static let extendedBy = Role(rawValue: 1 << 14)
  }

  private func find<Function>(_ name: String) throws(Missing) -> Function {
    unsafe try Self.function(name, of: library)
  }

  private static func function<Function>(
    _ name: String, of library: UnsafeMutableRawPointer
  ) throws(Missing) -> Function {
    guard let address = unsafe dlsym(library, "indexstore_\(name)") else { throw Missing(name: name) }
    return unsafe unsafeBitCast(address, to: Function.self)
  }

  /// Opens a unit or a record.
  private func open(_ kind: String, _ name: String) throws(Missing) -> (reader: OpaquePointer, close: Close) {
    let open: Open = unsafe try find("\(kind)_reader_create")
    guard let reader = unsafe open(store, name, nil) else { throw Missing(name: name) }
    return unsafe (reader, try find("\(kind)_reader_dispose"))
  }

  private func text(_ text: iovec) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: text.iov_base, count: text.iov_len), as: UTF8.self)
  }

  private func each(_ list: List, of owner: OpaquePointer, _ body: (OpaquePointer) -> Void) {
    unsafe withoutActuallyEscaping(body) { body in
      var body = unsafe body
      unsafe withUnsafeMutablePointer(to: &body) { body in
        _ = unsafe list(owner, body) { context, item in
          unsafe context.assumingMemoryBound(to: ((OpaquePointer) -> Void).self).pointee(item)
          return true
        }
      }
    }
  }
}
