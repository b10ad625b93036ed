// A variant is a name, and any text can be one.

@MainActor private let bundled = Set(Button.Variant.standard + Button.Variant.onColor)
@MainActor private var reported: Set<Button.Variant> = []

extension Button {
  /// What is wrong with the variant's name; nil when the theme knows it.
  var unknownVariant: String? {
    let variants = effectiveTheme.values(in: ThemeController.shared.context).variants.map(\.name)
    guard !variants.contains(variant.name) else { return nil }
    return "The theme has no variant \"\(variant.name)\". It has \(variants.sorted().joined(separator: ", "))."
  }

  /// Says once of a variant that it leaves a button without colours.
  func reportUnknownVariant() {
    let variant = variant
    guard !bundled.contains(variant), !reported.contains(variant), let unknownVariant else { return }
    reported.insert(variant)
    Log.warning("The button \"\(accessibilityLabel)\" has no colours of its own. \(unknownVariant)")
  }
}
