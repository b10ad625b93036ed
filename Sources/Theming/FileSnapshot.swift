import CTokens
import DesignTokens
import Synchronization

/// The contents of a theme's files when the theme was created. Reading a file again returns the same bytes.
final class FileSnapshot: Sendable {
  /// The prefix of the names of bundled files.
  static let bundle = "thimble:"

  /// Returns whether the document with this name is part of the kit.
  static func isOwn(_ name: String) -> Bool { name.hasPrefix(bundle) }

  private let contents: Mutex<[String: [UInt8]]>
  private let order: Mutex<[String]>

  init(_ contents: [String: [UInt8]] = [:], order: [String] = []) {
    self.contents = Mutex(contents)
    self.order = Mutex(order)
  }

  /// The paths of the files that were read, or could not be read, in the order of the first attempt. Bundled files are
  /// left out.
  var files: [String] { order.withLock { $0 } }

  /// Returns whether both snapshots have the same files with the same bytes.
  func hasContent(of other: FileSnapshot) -> Bool {
    let mine = contents.withLock { $0 }
    return files == other.files && other.contents.withLock { $0 == mine }
  }

  func hash(into hasher: inout Hasher) {
    let mine = contents.withLock { $0 }
    for file in files { hasher.combine(mine[file]) }
  }

  func read(_ path: String) throws(TokenError) -> [UInt8] {
    if let bytes = contents.withLock({ $0[path] }) { return bytes }
    if path.hasPrefix(Self.bundle) {
      guard let bytes = BundledTokens.bytes(String(path.dropFirst(Self.bundle.count + 1))) else {
        throw TokenError(code: .unreadable, message: "\(path): there is no such file")
      }
      return bytes
    }
    order.withLock { if !$0.contains(path) { $0.append(path) } }
    let bytes = try FileReader.bytes(of: path, limits: ReadingLimits())
    contents.withLock { $0[path] = bytes }
    return bytes
  }

  /// Returns the document of a file. Its source locations have the number `file`.
  func document(_ path: String, file: Int32, limits: ReadingLimits) throws(TokenError) -> TokenDocument {
    if Self.isOwn(path) { return try BundledTokens.document(path, file: file) }
    return try TokenDocument(read(path), name: path, file: file, limits: limits)
  }

  func merging(_ other: FileSnapshot) -> FileSnapshot {
    let mine = contents.withLock { $0 }
    let all = other.contents.withLock { mine.merging($0) { $1 } }
    return FileSnapshot(all, order: files + other.files.filter { !files.contains($0) })
  }
}

// MARK: - Bundled files

/// The token files in the kit's code.
enum BundledTokens {
  private static let files: [String: CTokensFile] = [
    "default.resolver.json": CTOKENS_DEFAULT_RESOLVER,
    "button.tokens.json": CTOKENS_BUTTON_TOKENS,
    "light.tokens.json": CTOKENS_LIGHT_TOKENS,
    "dark.tokens.json": CTOKENS_DARK_TOKENS,
    "light-high-contrast.tokens.json": CTOKENS_LIGHT_HIGH_CONTRAST_TOKENS,
    "dark-high-contrast.tokens.json": CTOKENS_DARK_HIGH_CONTRAST_TOKENS,
    "high-contrast.tokens.json": CTOKENS_HIGH_CONTRAST_TOKENS,
    "reduced-motion.tokens.json": CTOKENS_REDUCED_MOTION_TOKENS,
    "material.resolver.json": CTOKENS_MATERIAL_RESOLVER,
    "thumbprint.resolver.json": CTOKENS_THUMBPRINT_RESOLVER,
    "backbase.resolver.json": CTOKENS_BACKBASE_RESOLVER,
  ]

  /// Returns a file's content; nil if there is no file with that name.
  static func bytes(_ name: String) -> [UInt8]? {
    files[name].map { file in (0..<ctokens_length(file)).map { ctokens_byte(file, $0) } }
  }

  /// The default theme's document.
  static let document = try? read("default.resolver.json")

  /// The documents that were read, by path and file number. All themes share those of the default theme, which have the
  /// same numbers in each.
  private static let known = Mutex<[String: [Int32: TokenDocument]]>([:])

  /// Returns the document of a bundled file. Its source locations have the number `file`.
  static func document(_ path: String, file: Int32) throws(TokenError) -> TokenDocument {
    if let document = known.withLock({ $0[path]?[file] }) { return document }
    let new = try TokenDocument(FileSnapshot().read(path), name: path, file: file)
    known.withLock { $0[path, default: [:]][file] = new }
    return new
  }

  static func read(_ name: String) throws(TokenError) -> TokenDocument {
    let path = "\(FileSnapshot.bundle)/\(name)"
    return try TokenDocument(FileSnapshot().read(path), name: path)
  }
}
