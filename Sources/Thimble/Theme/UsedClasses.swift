/// The style classes of the variants and sizes that controls have. A stylesheet has rules only for these.
struct UsedClasses: Equatable {
  /// The names; nil for all.
  private(set) var names: Set<String>? = []

  /// Returns these classes with another class; nil if they contain it already.
  ///
  /// If the stylesheet is written, a new class adds all classes, because each new stylesheet makes GTK restyle every
  /// widget.
  func adding(_ name: String, isWritten: Bool) -> UsedClasses? {
    guard let names, !names.contains(name) else { return nil }
    if isWritten { return UsedClasses(names: nil) }
    // A neutral button becomes plain in some bars.
    let companions = name == Button.Variant.neutral.name ? [Button.Variant.plain.name] : []
    return UsedClasses(names: names.union([name] + companions))
  }
}
