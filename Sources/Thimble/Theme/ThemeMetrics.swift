/// What controls ask of a theme that a stylesheet cannot tell them, worked out once for a theme and its surroundings.
struct ThemeMetrics: Equatable {
  /// What depends on a control's size.
  struct Size: Equatable {
    let name: String
    /// Between icon and title, whole logical pixels.
    let gap: Int
    /// Around an icon that stands alone, whole logical pixels.
    let iconPadding: Int
    /// The width of a spinner's line, logical pixels.
    let strokeWidth: Double
  }

  /// The least width and height that presses a control, logical pixels.
  let minimumHitSize: Double
  /// How long a spinner takes to turn once, seconds.
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

  /// What holds for a size by its style class; the largest one's where there is none of that name.
  func size(_ name: String) -> Size { sizes.first { $0.name == name } ?? largest }
}
