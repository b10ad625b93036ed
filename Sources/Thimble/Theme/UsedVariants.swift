/// The variants that controls have: only these have rules in a stylesheet.
struct UsedVariants: Equatable {
  /// The names; nil for all variants.
  private(set) var names: Set<String>? = []

  /// Returns these variants with another one; nil if they have it.
  ///
  /// After the stylesheet is written, all variants come with a new one, because each new stylesheet makes GTK restyle every
  /// widget.
  func adding(_ variant: String, isWritten: Bool) -> UsedVariants? {
    guard let names, !names.contains(variant) else { return nil }
    if isWritten { return UsedVariants(names: nil) }
    // A neutral button is plain in some bars.
    let companions = variant == Button.Variant.neutral.name ? [Button.Variant.plain.name] : []
    return UsedVariants(names: names.union([variant] + companions))
  }
}
