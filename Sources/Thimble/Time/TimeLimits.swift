import Glibc

/// More time for people who need it: WCAG 2.2, success criterion 2.2.1, asks that users can make a time limit at least ten
/// times as long.
///
/// ```swift
/// TimeLimits.factor = 10
/// ```
/// It makes these times longer: the time to undo a press and that for the second press, which ``Confirmation`` has; the
/// time for which a ``Toast`` and a hint are shown. Offer it in the settings of the application. `THIMBLE_TIME_LIMITS=10`
/// in the environment sets the factor of any program that uses the kit, until the program sets another: for users, and
/// for tests that press within such a time.
@MainActor
public enum TimeLimits {
  /// The factor on each of the times, 1…100. The default is 1, or the number in `THIMBLE_TIME_LIMITS`.
  ///
  /// Values outside 1…100 are clamped, and NaN counts as 1. A time that has begun keeps its length.
  public static var factor: Double {
    get { stored }
    set { stored = clamped(newValue) }
  }

  private static var stored = initial(of: unsafe getenv(variable).map { unsafe String(cString: $0) })
  private static let variable = "THIMBLE_TIME_LIMITS"

  /// Returns the factor for the value of the variable.
  static func initial(of value: String?) -> Double {
    guard let value, !value.isEmpty else { return 1 }
    guard let number = Double(value) else {
      Log.warning("\(variable)=\(value): write a number from 1 to 100, such as 10. The time limits stay as they are.")
      return 1
    }
    return clamped(number)
  }

  private static func clamped(_ number: Double) -> Double { number.isNaN ? 1 : min(max(number, 1), 100) }

  /// Returns a time in which a user must act, made longer.
  static func extended(_ time: Duration) -> Duration {
    // A longer time is for ever, and its product may be too large.
    min(max(time, .zero), .seconds(1_000_000_000)) * factor
  }
}
