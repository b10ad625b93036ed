// The GObject properties of rows.

extension ButtonRow {
  /// The properties of a row, for `.ui` files, bindings and the inspector.
  static var rowProperties: [NativeProperty] {
    [
      NativeProperty("distribution", \ButtonRow.distribution, initial: .equal, "How the width is shared."),
      NativeProperty(
        "spacing", \ButtonRow.spacing, initial: 12, in: 0...Int(Int16.max), "Between members, logical pixels."),
      NativeProperty(
        "primary-placement", \ButtonRow.primaryPlacement, initial: .last, "Where the primary member stands."),
    ]
  }
}

extension ButtonRow.Distribution: NativeEnumeration {}

extension ButtonRow.PrimaryPlacement: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: Self)] {
    [("last", .last), ("first", .first), ("as-given", .asGiven)]
  }
}

extension ButtonRow: BuilderParent {
  /// Takes any widget as a member.
  public func takeChild(_ child: Widget) -> String? {
    append(child)
    return nil
  }
}
