public import Testing
import ThimbleTesting

extension Trait where Self == ConditionTrait {
  /// Skips a test on Wayland, for a reason that `Tests/run` prints.
  public static func x11Only(_ reason: Comment) -> Self {
    .enabled(if: DisplayKind.current == .x11, "On X11 only: \(reason)")
  }
}
