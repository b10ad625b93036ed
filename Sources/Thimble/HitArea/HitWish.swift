/// What a control asks for its own target, beside the policy around it.
struct HitWish: Equatable {
  /// The least size, where it is not left to the policy.
  enum Minimum: Equatable {
    case policy
    case own(Size?)
  }

  var minimum: Minimum = .policy
  var insets: Insets?

  /// How far beyond the box this can reach.
  var reach: Double {
    var reach = 0.0
    if case .own(let size?) = minimum { reach = size.reach }
    guard let insets else { return reach }
    return max(reach, -Double(min(insets.top, insets.leading, insets.bottom, insets.trailing)))
  }
}
