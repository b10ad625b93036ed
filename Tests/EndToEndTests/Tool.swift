import Foundation

/// Programs of the system that the tests use as a person's hands.
enum Tool {
  static let xdotool = URL(fileURLWithPath: "/usr/bin/xdotool")
}
