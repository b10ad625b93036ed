extension FloatingActionButton {
  /// The size of a floating action button.
  public enum Shape: String, Sendable, CaseIterable {
    /// 40 px high in the default theme: Material's mini size.
    case small
    /// 56 px high in the default theme, and the default.
    case regular
    /// 96 px high in the default theme.
    case large

    var size: Button.Size {
      switch self {
      case .small: Button.Size(name: "floating-small")
      case .regular: Button.Size(name: "floating-regular")
      case .large: Button.Size(name: "floating-large")
      }
    }
  }

  /// The colours of a floating action button.
  public enum Shade: String, Sendable, CaseIterable {
    /// The theme's brand colour.
    case primary
    /// The colour of a raised surface.
    case secondary

    var variant: Button.Variant { self == .primary ? "floating" : "floating-secondary" }
  }

  /// A combination of shape and mode.
  struct Form: Hashable {
    let shape: Shape
    let mode: Mode
  }

  /// The minimum and maximum size of a floating action button, logical pixels, without its shadow.
  public struct Limits: Hashable, Sendable {
    /// The minimum width; nil for the content's need.
    public var minimumWidth: Int?
    /// The minimum height; nil for the content's need.
    public var minimumHeight: Int?
    /// The maximum width; nil for none. A label that does not fit is clipped.
    public var maximumWidth: Int?
    /// The maximum height; nil for none.
    public var maximumHeight: Int?
    /// The padding around the content; nil for the theme's.
    public var contentInsets: Insets?

    /// Creates limits; by default there are none.
    public init(
      minimumWidth: Int? = nil, minimumHeight: Int? = nil, maximumWidth: Int? = nil, maximumHeight: Int? = nil,
      contentInsets: Insets? = nil
    ) {
      self.minimumWidth = minimumWidth
      self.minimumHeight = minimumHeight
      self.maximumWidth = maximumWidth
      self.maximumHeight = maximumHeight
      self.contentInsets = contentInsets
    }

    /// Applies the limits to a measurement of the content. `around` is the padding on that axis. The minimum wins over
    /// the maximum.
    func applied(to measurement: RequestedSize, _ orientation: Orientation, around: Int) -> RequestedSize {
      let least = (orientation == .horizontal ? minimumWidth : minimumHeight).map(Int.init(spacing:))
      let most = (orientation == .horizontal ? maximumWidth : maximumHeight).map(Int.init(spacing:))
      let limited = { (value: Int) in
        let small = most.map { min(value, max(0, $0 - around)) } ?? value
        return least.map { max(small, $0 - around) } ?? small
      }
      var result = measurement
      result.minimum = limited(measurement.minimum)
      result.natural = max(result.minimum, limited(measurement.natural))
      return result
    }
  }
}
