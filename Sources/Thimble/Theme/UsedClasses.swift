/// The style classes of the variants and sizes that controls have: only these have rules in a stylesheet.
struct UsedClasses: Equatable {
  /// The names; nil for all.
  private(set) var names: Set<String>? = []

  /// Returns these classes with another one; nil if they have it.
  ///
  /// After the stylesheet is written, all classes come with a new one, because each new stylesheet makes GTK restyle every
  /// widget.
  func adding(_ name: String, isWritten: Bool) -> UsedClasses? {
    guard let names, !names.contains(name) else { return nil }
    if isWritten { return UsedClasses(names: nil) }
    // A neutral button is plain in some bars.
    let companions = name == Button.Variant.neutral.name ? [Button.Variant.plain.name] : []
    return UsedClasses(names: names.union([name] + companions))
  }
}
