package import DesignTokens

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
