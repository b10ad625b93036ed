// A variant is a name, and any text can be one.

@MainActor private let bundled = Set(Button.Variant.standard + Button.Variant.onColor)

extension Button {
  /// What is wrong with the variant's name; nil when the theme knows it.
  var unknownVariant: String? {
    let variants = effectiveTheme.values(in: ThemeController.shared.context).variants.map(\.name)
    guard !variants.contains(variant.name) else { return nil }
    return "The theme has no variant \"\(variant.name)\". It has \(variants.sorted().joined(separator: ", "))."
  }

  /// Warns once of a variant that leaves buttons without colours.
  func reportUnknownVariant() {
    let variant = variant
    guard !bundled.contains(variant), let unknownVariant, Log.isFirst("variant \(variant.name)") else { return }
    Log.warning("The button \"\(accessibilityLabel)\" has no colours of its own. \(unknownVariant)")
  }
}
