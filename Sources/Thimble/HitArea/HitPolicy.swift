/// The minimum size of targets for each kind of device, in logical pixels.
///
/// A policy applies to everything inside the widget it is set on (``GtkHost/Widget/hitPolicy``); a control's own
/// ``Control/minimumHitSize`` takes precedence. NaN and negative sides count as 0.
public struct HitPolicy: Hashable, Sendable {
  /// For fingers; nil for the visible box alone.
  public var touch: Size?
  /// For mice and touchpads; nil for the visible box alone.
  public var pointer: Size?
  /// For pens; nil for the visible box alone.
  public var pen: Size?

  /// Creates a policy. A pen counts as a pointer unless its size is given.
  public init(touch: Size?, pointer: Size?, pen: Size?? = .none) {
    self.touch = touch
    self.pointer = pointer
    self.pen = pen ?? pointer
  }

  /// Returns squares of one size for every device. The default is the theme's `theme.hit-area.button.minimum`, 48 in
  /// the bundled themes. This is Material's size, and more than the 44 of WCAG 2.5.5.
  public static func always(_ side: Double) -> HitPolicy { HitPolicy(touch: Size(side), pointer: Size(side)) }

  /// 48 for fingers, and the 24 of WCAG 2.5.8 for mice and pens.
  public static let byDevice = HitPolicy(touch: Size(48), pointer: Size(24))

  /// The visible box alone.
  public static let visibleBox = HitPolicy(touch: nil, pointer: nil)

  /// Returns the size for one device.
  public func minimum(for device: InputEvent.Device) -> Size? {
    switch device {
    case .touch: touch
    case .pointer: pointer
    case .pen: pen
    }
  }

  /// The size that is enough for every device; nil where none has a size.
  var largest: Size? {
    let sizes = [touch, pointer, pen].compactMap { $0 }
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else { return nil }
    return Size(width: width, height: height)
  }

  /// The distance that the largest size can reach beyond a box.
  var reach: Double {
    let reaches = [touch, pointer, pen].compactMap { $0?.reach }
    return reaches.contains { $0.isNaN } ? .nan : reaches.max() ?? 0
  }

  /// A policy on a widget, and its claim to the reach.
  struct Held {
    let policy: HitPolicy
    let claim: ReachClaim
  }

  @MainActor static let inherited = WidgetValue<Held>("hit-policy")
}

/// A control's own target settings, which take precedence over the policy around it.
struct HitWish: Equatable {
  /// The minimum size, unless the policy decides.
  enum Minimum: Equatable {
    case policy
    case own(Size?)
  }

  var minimum: Minimum = .policy
  var insets: Insets?

  /// The distance that the target can reach beyond the box.
  var reach: Double {
    var reach = 0.0
    if case .own(let size?) = minimum { reach = size.reach }
    guard let insets else { return reach }
    return max(reach, -Double(min(insets.top, insets.leading, insets.bottom, insets.trailing)))
  }
}
