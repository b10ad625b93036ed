package import DesignTokens
import Synchronization

extension Theme {
  /// The default theme, in the style of GNOME.
  public static let `default` = bundled("Default", nil)
  /// The default theme in the colours of libadwaita. It is the theme of an application that uses libadwaita, unless the
  /// application sets another.
  ///
  /// The colours are those of ``ThemeContext/desktopColors``. Without libadwaita they are libadwaita's standard colours
  /// with the desktop's accent colour. A pair with too little contrast is repaired: the background becomes darker or
  /// lighter, only as much as needed and in the same hue.
  public static let adwaita = bundled("Adwaita", nil).followingDesktopColors().repairingContrast()
  /// A theme modelled on the values of Material 3.
  public static let material = bundled("Material", "material.resolver.json")
  /// A theme modelled on the values of Thumbprint.
  public static let thumbprint = bundled("Thumbprint", "thumbprint.resolver.json")
  /// A theme modelled on the values of Backbase.
  public static let backbase = bundled("Backbase", "backbase.resolver.json")

  /// The bundled themes, the default one first.
  public static let bundled: [Theme] = [.default, .adwaita, .material, .thumbprint, .backbase]

  /// The default theme's light tokens, without its contexts, for checks of documents that refer to them.
  package static let baseDocuments = ["button.tokens.json", "light.tokens.json"].compactMap {
    try? BundledTokens.read($0)
  }

  /// Returns a bundled theme. Tests check that every bundled document is usable.
  private static func bundled(_ name: String, _ file: String?) -> Theme {
    do throws(TokenError) {
      return try Theme(
        name, file.map { (file) throws(TokenError) in [try BundledTokens.read(file)] } ?? [], FileSnapshot())
    } catch {
      preconditionFailure("The bundled theme \(name) cannot be used: \(error)")
    }
  }
}

/// The token files in the kit's code.
enum BundledTokens {
  private static let files: [String: [UInt8]] = [
    "default.resolver.json": PackageResources.default_resolver_json,
    "button.tokens.json": PackageResources.button_tokens_json,
    "light.tokens.json": PackageResources.light_tokens_json,
    "dark.tokens.json": PackageResources.dark_tokens_json,
    "light-high-contrast.tokens.json": PackageResources.light_high_contrast_tokens_json,
    "dark-high-contrast.tokens.json": PackageResources.dark_high_contrast_tokens_json,
    "high-contrast.tokens.json": PackageResources.high_contrast_tokens_json,
    "reduced-motion.tokens.json": PackageResources.reduced_motion_tokens_json,
    "material.resolver.json": PackageResources.material_resolver_json,
    "thumbprint.resolver.json": PackageResources.thumbprint_resolver_json,
    "backbase.resolver.json": PackageResources.backbase_resolver_json,
  ]

  /// Returns a file's content; nil if there is no file with that name.
  static func bytes(_ name: String) -> [UInt8]? { files[name] }

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
