public import DesignTokens
import Synchronization

/// A theme of the kit: token documents layered over the bundled default theme.
///
/// ```swift
/// let theme = try Theme(contentsOf: "brand.tokens.json")
/// theme.diagnostics.forEach { print($0) }
/// ThemeController.shared.theme = theme
/// ```
/// A theme is a snapshot: files are read once, at creation. The default theme provides every token that is missing or
/// invalid. A theme that only overrides `theme.color.background.brand` changes the whole brand family: the states, the
/// text on it, accents, links and the focus ring are derived with enough contrast, and ``derivedPaths(in:)`` lists
/// them. A theme's own `success` or `danger` derives its states and the text on it in the same way. A theme without a
/// brand uses the desktop's accent colour, darkened until white text is readable on it, unless ``followsAccentColor``
/// is false.
public struct Theme: Sendable {
  /// The theme's name, for messages and lists.
  public var name: String
  /// Indicates whether a theme without its own brand uses the desktop's accent colour as its brand, from which the
  /// whole brand family derives. The default is true.
  public var followsAccentColor = true
  let layers: [TokenDocument]
  let isRepairing: Bool
  /// Indicates whether the theme uses libadwaita's colours.
  private(set) var followsDesktopColors = false
  let storage: Storage

  /// The paths of the files that were read, without bundled files. Watch these files for changes.
  public var files: [String] { storage.snapshot.files }

  /// Reads a token file or a resolver document, and the files that it names.
  ///
  /// - Throws: `TokenError` if the file cannot be read, is not JSON, or is an invalid resolver document. Problems of
  ///   single tokens are in ``diagnostics`` instead.
  public init(contentsOf path: String) throws(TokenError) {
    var tried: [String] = []
    try self.init(contentsOf: path, tried: &tried)
  }

  /// Reads a file, as ``init(contentsOf:)``. Sets `tried` to the files that were read or are missing, even if it
  /// throws: the theme stays unusable until one of these files changes.
  package init(contentsOf path: String, tried: inout [String]) throws(TokenError) {
    let snapshot = FileSnapshot()
    defer { tried = snapshot.files }
    let document = try TokenDocument(snapshot.read(path), name: path, isFile: true)
    try self.init(document.displayName, [document], snapshot)
  }

  /// Reads tokens from memory.
  ///
  /// - Parameters:
  ///   - text: JSON, in any form that `TokenDocument` reads.
  ///   - name: a name for messages, and the base of relative references.
  /// - Throws: as ``init(contentsOf:)``.
  public init(tokens text: String, name: String = "tokens.json") throws(TokenError) {
    let document = try TokenDocument(text, name: name)
    try self.init(document.displayName, [document], FileSnapshot())
  }

  /// Reads tokens from UTF-8 in memory, such as SwiftPM's constant for an embedded file.
  ///
  /// - Parameters:
  ///   - bytes: JSON, in any form that `TokenDocument` reads.
  ///   - name: a name for messages, and the base of relative references.
  /// - Throws: as ``init(contentsOf:)``.
  public init(tokens bytes: [UInt8], name: String = "tokens.json") throws(TokenError) {
    let document = try TokenDocument(bytes, name: name)
    try self.init(document.displayName, [document], FileSnapshot())
  }

  /// Layers documents over the default theme, later ones over earlier ones, and reads the files that they name.
  ///
  /// - Parameters:
  ///   - name: the theme's name; nil for the name of the last document.
  ///   - documents: token files and resolver documents.
  /// - Throws: as ``init(contentsOf:)``.
  public init(_ name: String? = nil, documents: [TokenDocument]) throws(TokenError) {
    try self.init(name ?? documents.last?.displayName ?? "", documents, FileSnapshot())
  }

  init(
    _ name: String, _ layers: [TokenDocument], _ snapshot: FileSnapshot, isRepairing: Bool = false
  ) throws(TokenError) {
    self.name = name
    self.layers = layers
    self.isRepairing = isRepairing
    storage = Storage(layers, snapshot: snapshot, isRepairing: isRepairing)
    let fault = storage.resolver.diagnostics.first { $0.code == .resolver && !$0.keepsValue }
    if let fault {
      throw TokenError(code: fault.code, message: fault.message, location: fault.location, advice: fault.advice)
    }
    // A named file that cannot be read would leave an incomplete theme, so the initializer throws.
    if let fault = storage.resolver.diagnostics.first(where: { [.unreadable, .syntax, .tooLarge].contains($0.code) }) {
      throw TokenError(code: fault.code, message: fault.message, location: fault.location, advice: fault.advice)
    }
  }

  /// Returns this theme with another theme layered over it. If both set a token, the other theme's token wins. The
  /// result has the other theme's name.
  public func merging(_ other: Theme) -> Theme {
    let snapshot = storage.snapshot.merging(other.storage.snapshot)
    // Both themes were usable alone, and layers do not refer to each other before tokens are resolved.
    let isRepairing = isRepairing || other.isRepairing
    guard var theme = try? Theme(other.name, layers + other.layers, snapshot, isRepairing: isRepairing) else {
      return other
    }
    theme.followsAccentColor = followsAccentColor && other.followsAccentColor
    theme.followsDesktopColors = followsDesktopColors || other.followsDesktopColors
    return theme
  }

  /// Returns this theme with every pair of colours that has too little contrast repaired, in every context.
  ///
  /// The front colour becomes lighter or darker, as little as possible. Its hue and chroma are kept, within sRGB. If no
  /// lightness has enough contrast, the back colour changes too. Pairs that pass are unchanged.
  /// ``contrastRepairs(in:)`` and ``diagnostics`` list the changes. Merging a theme with a repaired theme repairs the
  /// result too.
  public func repairingContrast() -> Theme {
    // The same documents were usable before.
    guard var theme = try? Theme(name, layers, storage.snapshot, isRepairing: true) else { return self }
    theme.followsAccentColor = followsAccentColor
    theme.followsDesktopColors = followsDesktopColors
    return theme
  }

  /// Returns this theme with libadwaita's colours below its own tokens.
  func followingDesktopColors() -> Theme {
    var theme = self
    theme.followsDesktopColors = true
    return theme
  }

  // MARK: - Results

  /// Returns the values of components in a context.
  public func values(in context: ThemeContext) -> ThemeValues { resolved(in: context).values }

  /// Returns all resolved tokens in a context: the default theme's, overridden by this theme's.
  public func tokens(in context: ThemeContext) -> ResolvedTokens {
    resolved(in: context, withAllTokens: true).tokens
  }

  /// Returns the paths of the tokens that are derived because the theme does not set them. They derive from the theme's
  /// brand colour, or from the desktop's accent colour without a brand, and from its colours for success and danger.
  public func derivedPaths(in context: ThemeContext) -> [String] { resolved(in: context).derived }

  private func resolved(in context: ThemeContext, withAllTokens: Bool = false) -> Storage.Resolved {
    var inputs = ThemeInputs(context)
    if !followsAccentColor { inputs = inputs.withoutAccent }
    if followsDesktopColors { inputs = inputs.takingDesktopColors(of: context) }
    return storage.resolved(inputs, withAllTokens: withAllTokens)
  }

  /// Returns the pairs of colours that ``repairingContrast()`` changed; empty for a theme that is not repaired.
  public func contrastRepairs(in context: ThemeContext) -> [ContrastRepair] {
    resolved(in: context).repairs
  }

  /// The problems of the theme in all contexts: invalid tokens, paths that the kit does not know, values outside their
  /// limits, and pairs of colours with too little contrast. Only ``repairingContrast()`` changes such pairs.
  public var diagnostics: [Diagnostic] { storage.diagnostics() }

  /// Returns true if tokens with these paths are a theme of the kit: any of them is a path that the kit uses, or nearly
  /// one.
  package static func isTheme(_ paths: [String]) -> Bool { ThemeSchema.hasPath(paths) }

  /// Returns, for each diagnostic, whether it concerns a token that affects the kit, or a file as a whole.
  package func concerns(_ diagnostics: [Diagnostic]) -> [Bool] {
    let used = storage.used()
    return diagnostics.map(used.concerns)
  }
}

extension TokenDocument {
  /// The name that a resolver document sets. Otherwise the name of the document's file without folder and extensions,
  /// or the name of the folder if the file's name begins with `$`, as `$themes.json`.
  fileprivate var displayName: String {
    if let name = root["name"]?.string, isResolver { return name }
    let path = name.split(separator: "/")
    let file = (path.last { !$0.hasPrefix("$") } ?? path.last).map(String.init) ?? name
    return file.split(separator: ".").first.map(String.init) ?? file
  }
}

extension Theme: Hashable {
  /// Returns whether both themes have the same name, the same use of the desktop's colours, and files and documents
  /// with the same content. The time at which they were read does not matter.
  ///
  /// The comparison takes no time for copies and for different themes; otherwise it compares the bytes of the files.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.followsAccentColor == right.followsAccentColor
      && left.followsDesktopColors == right.followsDesktopColors
      && (left.storage === right.storage || left.storage.hasContent(of: right.storage))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(followsAccentColor)
    hasher.combine(followsDesktopColors)
    hasher.combine(storage.fingerprint)
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
