/// One file, read: a tree of tokens or a resolver document, with the place of every value.
///
/// Reading fails only when the file cannot be read, is too large, or is not JSON. A ``Resolver`` finds the problems of
/// single tokens when it resolves the document.
///
/// ```swift
/// let document = try TokenDocument(contentsOf: "theme.tokens.json")
/// let tokens = try Resolver(document).resolve()
/// tokens["color.accent"]?.value.color?.rgba.css   // "rgb(53,132,228)"
/// ```
public struct TokenDocument: Sendable {
  /// The file's name. Diagnostics print it, and relative references start from it.
  public let name: String
  /// The dialect that the file is written in.
  public let dialect: Dialect
  /// True if the document names other sources instead of tokens: a resolver document, or the `$themes.json` or
  /// `$metadata.json` of a Tokens Studio folder.
  package let isResolver: Bool
  /// The document as JSON, before any translation.
  package let root: JSONValue
  package let bytes: [UInt8]
  /// True if the name is the path of the file that it was read from.
  let isFile: Bool
  /// The rules that the file is read by.
  private(set) var rules: SourceFile.Rules
  /// True if the dialect follows from the file alone, and not from the files beside it.
  let isCertain: Bool
  let duplicates: [(key: String, place: Place)]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: A path of the file system, absolute or relative to the current directory.
  ///   - limits: The limits of each file.
  /// - Throws: ``DiagnosticCode/unreadable``, ``DiagnosticCode/tooLarge`` or ``DiagnosticCode/syntax``.
  public init(contentsOf path: String, limits: ReadingLimits = ReadingLimits()) throws(TokenError) {
    try self.init(FileReader.bytes(of: path, limits: limits), name: path, isFile: true, limits: limits)
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameters:
  ///   - text: JSON.
  ///   - name: A name for diagnostics; relative references start from it.
  ///   - limits: The limits of the text.
  /// - Throws: ``DiagnosticCode/tooLarge`` or ``DiagnosticCode/syntax``.
  public init(_ text: String, name: String = "tokens.json", limits: ReadingLimits = ReadingLimits()) throws(TokenError)
  {
    try self.init(Array(text.utf8), name: name, limits: limits)
  }

  /// Reads bytes that are already in memory; they must be UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: JSON.
  ///   - name: A name for diagnostics; relative references start from it.
  ///   - file: The number of the file among the sources.
  ///   - isFile: True if the name is the path of the file that the bytes were read from.
  ///   - limits: The limits of the text.
  /// - Throws: ``DiagnosticCode/tooLarge`` or ``DiagnosticCode/syntax``.
  package init(
    _ bytes: [UInt8], name: String, file: Int32 = 0, isFile: Bool = false, limits: ReadingLimits = ReadingLimits()
  ) throws(TokenError) {
    var reader = JSONReader(bytes, file: file, limits: limits)
    do {
      root = try reader.document()
    } catch {
      let (line, column) = LineIndex(bytes).position(of: error.offset, in: bytes)
      let language = error.isLimit ? nil : ForeignFile(bytes, name: name)
      throw TokenError(
        code: error.isLimit ? .tooLarge : .syntax,
        message: language.map { "the file is \($0.name), not JSON: \(error.problem)" } ?? error.problem,
        location: SourceLocation(file: name, line: line, column: column), advice: language?.advice)
    }
    let isNoTheme = root.elements?.isEmpty == true && !name.hasSuffix("$themes.json")
    guard root.members != nil || (Dialect.isStudioThemes(root) && !isNoTheme) else {
      let tool = ForeignFile(root)
      throw TokenError(
        code: .syntax,
        message: tool.map { "the file is \($0.name), which is not read" }
          ?? "a token file is an object, but this is \(root.kind)",
        location: SourceLocation(file: name, line: 1, column: 1),
        advice: tool?.advice ?? "write { \"name\": { \"$type\": …, \"$value\": … } }")
    }
    self.name = name
    self.bytes = bytes
    self.isFile = isFile
    duplicates = reader.duplicates
    let isResolutionDocument =
      root["resolutionOrder"]?.elements != nil
      || (root["version"]?.string != nil && (root["sets"] ?? root["modifiers"])?.members != nil)
    let found = isResolutionDocument ? nil : Dialect.detect(root)
    dialect = found?.dialect ?? .dtcg
    isCertain = found?.isCertain ?? true
    rules = dialect.rules
    isResolver = isResolutionDocument || (dialect == .tokensStudio && Dialect.isStudioFolder(root))
  }

  /// Creates a document from a tree that is not from a file: a resolver document of this format, or its tokens.
  package init(_ root: JSONValue, name: String) {
    self.name = name
    self.root = root
    bytes = []
    isFile = false
    duplicates = []
    dialect = .dtcg
    isCertain = true
    rules = dialect.rules
    isResolver = root["resolutionOrder"] != nil
  }

  var source: SourceFile { SourceFile(name: name, bytes: bytes, rules: rules, isCertain: isCertain) }

  /// Returns the document to be read by the rules of older tools, if no others are certain.
  func besideOlder() -> TokenDocument {
    var document = self
    if !isCertain { document.rules = .older }
    return document
  }
}

/// The bytes that the files of one theme may still have. Many large files together could need too much memory.
package struct ReadingRoom {
  private var rest = ReadingLimits.files
  private let limits: ReadingLimits

  package init(_ limits: ReadingLimits = ReadingLimits()) { self.limits = limits }

  /// Takes the bytes of a document that is already in memory.
  mutating func take(_ document: TokenDocument) { rest -= document.bytes.count }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - name: The name of the file, for messages.
  ///   - document: Reads the file with the limits that it has there.
  /// - Returns: The document.
  /// - Throws: ``DiagnosticCode/tooLarge`` if there is no room for it, and the errors of `document`.
  package mutating func read(
    _ name: String, _ document: (ReadingLimits) throws(TokenError) -> TokenDocument
  ) throws(TokenError) -> TokenDocument {
    var own = limits
    own.bytes = min(own.bytes, rest)
    if rest > 0 {
      do throws(TokenError) {
        let document = try document(own)
        take(document)
        return document
      } catch {
        guard error.code == .tooLarge, own.bytes < limits.bytes else { throw error }
      }
    }
    // The files after it are not read, however small.
    rest = 0
    throw TokenError(
      code: .tooLarge, message: "\(name): all files together have more than \(ReadingLimits.files) bytes")
  }
}

extension TokenDocument: Hashable {
  /// Returns true if both have the same name and the same text, or the same content without a text.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.bytes == right.bytes && (!left.bytes.isEmpty || left.root == right.root)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes)
    if bytes.isEmpty { hasher.combine(root) }
  }
}
