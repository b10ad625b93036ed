/// The values of a theme that controls cannot read from the stylesheet, for one theme and context.
struct ThemeMetrics {
  /// The metrics of one control size.
  struct Size: Equatable {
    let name: String
    /// The space between icon and title, whole logical pixels.
    let gap: Int
    /// The padding around an icon without a title, whole logical pixels.
    let iconPadding: Int
    /// The width and height of a spinner, whole logical pixels.
    let spinnerSize: Int
    /// The width of a spinner's line, logical pixels.
    let strokeWidth: Double
    /// The width and height of the icon, whole logical pixels.
    let iconSize: Int
    /// The width and height of the arrow of a menu, whole logical pixels.
    let indicatorSize: Int
    /// The additional space between letters, logical pixels.
    let letterSpacing: Double
    /// The additional space on both sides of the title beside an icon, whole logical pixels.
    let titleMargin: Int

    init(_ size: SizeMetrics, in context: ThemeContext, isFloating: Bool = false) {
      name = size.name
      gap = context.scaledRoom(size.gap)
      iconPadding = context.scaledRoom(size.iconPadding)
      spinnerSize = context.scaled(size.spinnerSize)
      strokeWidth = size.spinnerStrokeWidth * context.textScale
      iconSize = context.scaled(size.iconSize)
      indicatorSize = context.scaled(min(size.iconSize, 16))
      letterSpacing = size.letterSpacing * context.textScale
      // The padding of a floating button is the same with and without a title, so that the icon does not move while the
      // width changes.
      titleMargin = isFloating ? max(0, context.scaledRoom(size.textPadding) - iconPadding) : 0
    }
  }

  /// The padding on both sides of a badge, and its minimum width inside, whole logical pixels.
  struct Badge: Equatable {
    let padding: Int
    let minimumWidth: Int
  }

  /// The minimum width and height of a control's target, logical pixels.
  let minimumHitSize: Double
  /// The duration of one turn of a spinner, seconds.
  let spinnerRotation: Double
  /// The times of a pending button.
  let pendingTiming: PendingTiming
  /// The duration of the fade between content and spinner, seconds; 0 with reduced motion.
  let spinnerFade: Double
  let badge: Badge
  private let sizes: [Size]

  init(_ values: ThemeValues, in context: ThemeContext) {
    minimumHitSize = values.minimumHitSize
    spinnerRotation = values.spinnerRotation / 1_000
    pendingTiming = PendingTiming(
      showDelay: .milliseconds(values.spinnerShowDelay), minimumVisible: .milliseconds(values.spinnerMinimumVisible))
    spinnerFade = context.reducesMotion ? 0 : values.spinnerFade / 1_000
    badge = Badge(padding: context.scaledRoom(7), minimumWidth: context.scaledRoom(6))
    sizes =
      values.members.floatingSizes.map { Size($0, in: context, isFloating: true) }
      + values.sizes.map { Size($0, in: context) }
  }

  /// Returns the metrics of a size, by its style class; those of the largest size if the name is unknown.
  func size(_ name: String) -> Size { sizes.first { $0.name == name } ?? sizes[sizes.count - 1] }
}

// MARK: - Colours of a theme for own drawing

extension Snapshot.Color {
  /// Creates the colour of a theme, such as that of the brand, for ``/GtkHost/Drawing/draw(_:)``.
  public init(_ color: RGBA) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}
