package import DesignTokens

extension Theme {
  /// The theme that holds until another is set: at home on GNOME.
  public static let `default` = bundled("Default", nil)
  /// Modelled on the values of Material 3.
  public static let material = bundled("Material", "material.resolver.json")
  /// Modelled on the values of Thumbprint.
  public static let thumbprint = bundled("Thumbprint", "thumbprint.resolver.json")
  /// Modelled on the values of Backbase.
  public static let backbase = bundled("Backbase", "backbase.resolver.json")

  /// The themes that the kit carries, the default one first.
  public static let bundled: [Theme] = [.default, .material, .thumbprint, .backbase]

  /// The default theme's tokens in light surroundings, without its contexts: for checking documents that may refer to
  /// them.
  package static let baseDocuments = ["button.tokens.json", "light.tokens.json"].compactMap {
    try? BundledTokens.read($0)
  }

  /// Tests hold that every bundled document can be used.
  private static func bundled(_ name: String, _ file: String?) -> Theme {
    do throws(TokenError) {
      return try Theme(
        name, file.map { (file) throws(TokenError) in [try BundledTokens.read(file)] } ?? [], FileSnapshot())
    } catch {
      preconditionFailure("The bundled theme \(name) cannot be used: \(error)")
    }
  }
}
