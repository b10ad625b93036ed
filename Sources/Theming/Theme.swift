public import DesignTokens
import Synchronization

/// Token documents, laid over each other on the bundled default theme, as the values of the kit's components.
///
/// ```swift
/// let theme = try Theme(contentsOf: "brand.tokens.json")
/// theme.diagnostics.forEach { print($0) }
/// ThemeController.shared.theme = theme
/// ```
/// A theme is a snapshot: files are read once, when it is made. A token that it does not give, or gives wrongly, is the
/// default theme's. One that only overrides `theme.color.background.brand` changes the whole family of the brand: what
/// goes with it (states, text on it, accents, links, focus ring) is worked out so that it can be read, and is named by
/// ``derivedPaths(in:)``. A `success` or `danger` of its own brings its states and the text on it along in the same way.
/// One that gives no brand takes the desktop's accent colour for it, darkened until white can be read on it, unless
/// ``followsAccentColor`` is false.
public struct Theme: Sendable {
  /// The theme's name, for messages and lists.
  public var name: String
  /// Whether the desktop's accent colour is the brand, with all that goes with it, where the theme gives no brand of its
  /// own. The default is true.
  public var followsAccentColor = true
  let layers: [TokenDocument]
  let isRepairing: Bool
  let storage: Storage

  /// The files that were read, without bundled ones: watch them for changes.
  public var files: [String] { storage.snapshot.files }

  /// Reads a token file or a resolver document, and the files it names.
  ///
  /// - Throws: `TokenError` when the file cannot be read, is not JSON, or is a resolver document without a meaning.
  ///   Whatever is wrong with single tokens is among ``diagnostics`` instead.
  public init(contentsOf path: String) throws(TokenError) {
    var tried: [String] = []
    try self.init(contentsOf: path, tried: &tried)
  }

  /// The same. In `tried` it returns the files that were read or are missing, also when it throws: one of them changes
  /// before the theme can be used.
  package init(contentsOf path: String, tried: inout [String]) throws(TokenError) {
    let snapshot = FileSnapshot()
    defer { tried = snapshot.files }
    let document = try TokenDocument(contentsOf: path, snapshot.read(path))
    try self.init(document.displayName, [document], snapshot)
  }

  /// Takes tokens that are in memory.
  ///
  /// - Parameters:
  ///   - text: JSON, in any form that `TokenDocument` reads.
  ///   - name: a name for messages; relative references start from it.
  /// - Throws: as ``init(contentsOf:)``.
  public init(tokens text: String, name: String = "tokens.json") throws(TokenError) {
    let document = try TokenDocument(text, name: name)
    try self.init(document.displayName, [document], FileSnapshot())
  }

  /// Lays documents over the default theme, later ones over earlier ones, and reads the files they name.
  ///
  /// - Parameters:
  ///   - name: the theme's name; nil for that of the last document.
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
    // A named file that cannot be read would leave half a theme: that is no theme.
    if let fault = storage.resolver.diagnostics.first(where: { [.unreadable, .syntax, .tooLarge].contains($0.code) }) {
      throw TokenError(code: fault.code, message: fault.message, location: fault.location, advice: fault.advice)
    }
  }

  /// This theme with another laid over it: a token that the other theme gives wins.
  public func merging(_ other: Theme) -> Theme {
    let snapshot = storage.snapshot.merging(other.storage.snapshot)
    // Both were usable by themselves, and layers do not look into each other before tokens are resolved.
    let isRepairing = isRepairing || other.isRepairing
    guard var theme = try? Theme(other.name, layers + other.layers, snapshot, isRepairing: isRepairing) else {
      return other
    }
    theme.followsAccentColor = followsAccentColor && other.followsAccentColor
    return theme
  }

  /// This theme with every pair of colours that has too little contrast repaired, in every context.
  ///
  /// The colour in front becomes lighter or darker, as little as is enough; its hue and chroma stay, as far as sRGB has
  /// them. Where no lightness is enough, the colour behind moves too. Pairs that pass are left as they are.
  /// ``contrastRepairs(in:)`` and ``diagnostics`` tell the changes. A theme merged with a repaired one is repaired.
  public func repairingContrast() -> Theme {
    // The same documents were usable before.
    guard var theme = try? Theme(name, layers, storage.snapshot, isRepairing: true) else { return self }
    theme.followsAccentColor = followsAccentColor
    return theme
  }

  // MARK: - Results

  /// The values of components in a context.
  public func values(in context: ThemeContext) -> ThemeValues { resolved(in: context).values }

  /// Every token in a context, resolved: the default theme's with this one's over them.
  public func tokens(in context: ThemeContext) -> ResolvedTokens { resolved(in: context).tokens }

  /// The tokens that follow from the theme's brand colour, or from the desktop's accent colour where it has none, and from
  /// its colours of success and danger, because it does not give them itself.
  public func derivedPaths(in context: ThemeContext) -> [String] { resolved(in: context).derived }

  private func resolved(in context: ThemeContext) -> Storage.Resolved {
    let inputs = ThemeInputs(context)
    return storage.resolved(followsAccentColor ? inputs : inputs.withoutAccent)
  }

  /// The pairs of colours that ``repairingContrast()`` changed; none in a theme that it did not make.
  public func contrastRepairs(in context: ThemeContext) -> [ContrastRepair] {
    resolved(in: context).repairs
  }

  /// Everything that is wrong with the theme: its tokens in every context, paths the kit does not know, and pairs of
  /// colours with too little contrast. Nothing is changed because of it.
  public var diagnostics: [Diagnostic] { storage.diagnostics() }

  /// Returns whether each diagnostic is about a token that changes something in the kit, or about a file as a whole.
  package func concerns(_ diagnostics: [Diagnostic]) -> [Bool] {
    let used = storage.used()
    return diagnostics.map(used.concerns)
  }
}

extension TokenDocument {
  /// The name in the document, otherwise the name of its file without folder and endings, or of the folder of a
  /// `$themes.json`.
  fileprivate var displayName: String {
    if let name = root["name"]?.string, isResolver { return name }
    let path = name.split(separator: "/")
    let file = (path.last { !$0.hasPrefix("$") } ?? path.last).map(String.init) ?? name
    return file.split(separator: ".").first.map(String.init) ?? file
  }
}

extension Theme: Hashable {
  /// Whether both have the same name, treat the accent colour alike, and came from the same text, read or written
  /// whenever.
  ///
  /// At once for copies and for themes that differ; otherwise as long as comparing the files' bytes takes.
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.followsAccentColor == right.followsAccentColor
      && (left.storage === right.storage || left.storage.hasContent(of: right.storage))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(followsAccentColor)
    hasher.combine(storage.fingerprint)
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
