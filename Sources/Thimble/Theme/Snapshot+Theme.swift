extension Snapshot.Color {
  /// Creates the colour of a theme, such as that of the brand, for ``/GtkHost/Drawing/draw(_:)``.
  public init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}
