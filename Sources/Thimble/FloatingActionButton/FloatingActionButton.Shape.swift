extension FloatingActionButton {
  /// How large a floating action button is.
  public enum Shape: String, Sendable, CaseIterable {
    /// 40 px high in the default theme: Material's mini.
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
    /// The theme's brand.
    case primary
    /// The colour of a raised surface.
    case secondary

    var variant: Button.Variant { self == .primary ? "floating" : "floating-secondary" }
  }

  /// A shape in a mode.
  struct Form: Hashable {
    let shape: Shape
    let mode: Mode
  }

  /// The least and the most that a floating action button measures, logical pixels, its shadow left out.
  public struct Limits: Hashable, Sendable {
    /// The least width; nil for what the content needs.
    public var minimumWidth: Int?
    /// The least height; nil for what the content needs.
    public var minimumHeight: Int?
    /// The most width; nil for none. A label that has no room then is cut off.
    public var maximumWidth: Int?
    /// The most height; nil for none.
    public var maximumHeight: Int?
    /// The room around the content; nil for the theme's.
    public var contentInsets: Insets?

    /// Limits, by default none.
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

    /// A measurement of the content within the limits, `around` being what comes to it. The least wins over the most.
    func applied(to measurement: RequestedSize, _ orientation: Orientation, around: Int) -> RequestedSize {
      let least = orientation == .horizontal ? minimumWidth : minimumHeight
      let most = orientation == .horizontal ? maximumWidth : maximumHeight
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
