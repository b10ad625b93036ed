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
/// ``derivedPaths(in:)``. One that gives no brand takes the desktop's accent colour for it in the same way, darkened
/// until white can be read on it, unless ``followsAccentColor`` is false.
public struct Theme: Sendable {
  /// The theme's name, for messages and lists.
  public var name: String
  /// Whether the desktop's accent colour is the brand, with all that goes with it, where the theme gives no brand of its
  /// own. The default is true.
  public var followsAccentColor = true
  let layers: [TokenDocument]
  let storage: Storage

  /// The files that were read: what to watch for changes. Bundled ones are not among them.
  public var files: [String] { storage.snapshot.files }

  /// Reads a token file or a resolver document, and the files it names.
  ///
  /// - Throws: ``TokenError`` when the file cannot be read, is not JSON, or is a resolver document without a meaning.
  ///   Whatever is wrong with single tokens is among ``diagnostics`` instead.
  public init(contentsOf path: String) throws(TokenError) {
    let snapshot = FileSnapshot()
    let document = try TokenDocument(snapshot.read(path), name: path)
    try self.init(document.displayName, [document], snapshot)
  }

  /// Takes tokens that are in memory.
  ///
  /// - Parameters:
  ///   - text: JSON, in any form that ``TokenDocument`` reads.
  ///   - name: a name for messages; relative references start from it.
  /// - Throws: as ``init(contentsOf:)``.
  public init(tokens text: String, name: String = "tokens.json") throws(TokenError) {
    let document = try TokenDocument(text, name: name)
    try self.init(document.displayName, [document], FileSnapshot())
  }

  init(_ name: String, _ layers: [TokenDocument], _ snapshot: FileSnapshot) throws(TokenError) {
    self.name = name
    self.layers = layers
    storage = Storage(layers, snapshot: snapshot)
    let fault = storage.resolver.diagnostics.first { $0.code == .resolver && !$0.keepsValue }
    if let fault {
      throw TokenError(code: fault.code, message: fault.message, location: fault.location, advice: fault.advice)
    }
    // A named file that cannot be read would leave half a theme: that is no theme.
    if let fault = storage.resolver.diagnostics.first(where: { [.unreadable, .syntax, .tooLarge].contains($0.code) }) {
      throw TokenError(code: fault.code, message: fault.message, location: fault.location, advice: fault.advice)
    }
  }

  /// This theme with another laid over it: what the other gives wins, token by token.
  public func merging(_ other: Theme) -> Theme {
    let snapshot = storage.snapshot.merging(other.storage.snapshot)
    // Both were usable by themselves, and layers do not look into each other before tokens are resolved.
    guard var theme = try? Theme(other.name, layers + other.layers, snapshot) else { return other }
    theme.followsAccentColor = followsAccentColor && other.followsAccentColor
    return theme
  }

  // MARK: - Results

  /// The values of components in a context.
  public func values(in context: ThemeContext) -> ThemeValues { resolved(in: context).values }

  /// Every token in a context, resolved: the default theme's with this one's over them.
  public func tokens(in context: ThemeContext) -> ResolvedTokens { resolved(in: context).tokens }

  /// The tokens that follow from the theme's brand colour, or from the desktop's accent colour where it has none, because
  /// it does not give them itself.
  public func derivedPaths(in context: ThemeContext) -> [String] { resolved(in: context).derived }

  private func resolved(in context: ThemeContext) -> Storage.Resolved {
    let inputs = ThemeInputs(context)
    return storage.resolved(followsAccentColor ? inputs : inputs.withoutAccent)
  }

  /// Everything that is wrong with the theme: its tokens in every context, paths the kit does not know, and pairs of
  /// colours with too little contrast. Nothing is changed because of it.
  public var diagnostics: [Diagnostic] { storage.diagnostics(layers) }
}

extension TokenDocument {
  /// What the document calls itself, otherwise its file's name without folder and endings.
  fileprivate var displayName: String {
    if let name = root["name"]?.string, isResolver { return name }
    let file = name.split(separator: "/").last.map(String.init) ?? name
    return file.split(separator: ".").first.map(String.init) ?? file
  }
}

extension Theme {
  /// Whether both are one snapshot: cheap, and true for copies.
  public func isSame(as other: Theme) -> Bool {
    storage === other.storage && followsAccentColor == other.followsAccentColor
  }
}
