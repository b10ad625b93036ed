/// The values of a theme that controls cannot read from the stylesheet, for one theme and context.
struct ThemeMetrics: Equatable {
  /// The values that depend on a control's size.
  struct Size: Equatable {
    let name: String
    /// The space between icon and title, whole logical pixels.
    let gap: Int
    /// The padding around an icon without a title, whole logical pixels.
    let iconPadding: Int
    /// The width of a spinner's line, logical pixels.
    let strokeWidth: Double
  }

  /// The minimum width and height of a control's target, logical pixels.
  let minimumHitSize: Double
  /// The duration of one turn of a spinner, seconds.
  let spinnerRotation: Double
  /// The times of a pending button.
  let pendingTiming: PendingTiming
  private let sizes: [Size]
  private let largest: Size

  init(_ values: ThemeValues, in context: ThemeContext) {
    minimumHitSize = values.minimumHitSize
    spinnerRotation = values.spinnerRotation / 1_000
    pendingTiming = PendingTiming(
      showDelay: .milliseconds(values.spinnerShowDelay), minimumVisible: .milliseconds(values.spinnerMinimumVisible))
    let size = { (size: SizeMetrics) in
      Size(
        name: size.name, gap: context.scaledRoom(size.gap), iconPadding: context.scaledRoom(size.iconPadding),
        strokeWidth: size.spinnerStrokeWidth * context.textScale)
    }
    sizes = (values.sizes + values.members.floatingSizes).map(size)
    largest = values.sizes.last.map(size) ?? Size(name: "", gap: 0, iconPadding: 0, strokeWidth: 0)
  }

  /// Returns the values of a size, by its style class; those of the largest size if the name is unknown.
  func size(_ name: String) -> Size { sizes.first { $0.name == name } ?? largest }
}
