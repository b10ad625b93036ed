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
