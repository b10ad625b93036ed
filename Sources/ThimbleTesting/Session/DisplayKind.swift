import FoundationEssentials

/// The kind of display of a desktop.
public enum DisplayKind: String, Sendable {
  /// An X server without a window manager.
  case x11
  /// The compositor sway, without X.
  case wayland
  /// GNOME's compositor mutter, without X. No picture can be taken of it.
  case mutter

  /// The kind that the environment variable `THIMBLE_TEST_DISPLAY` names; without it, X11.
  public static let current =
    ProcessInfo.processInfo.environment["THIMBLE_TEST_DISPLAY"].flatMap(DisplayKind.init(rawValue:)) ?? .x11

  /// The program that moves the pointer and presses keys: on X through XTest, otherwise through virtual devices of the
  /// compositor.
  var hands: URL {
    switch self {
    case .x11: URL(fileURLWithPath: "/usr/bin/xdotool")
    // If the program is missing, the message of the failed start names this file.
    case .wayland, .mutter: (try? ProgramFile.named("wayland-hands")) ?? DesktopSession.product("wayland-hands")
    }
  }

  /// The arguments with which the script starts a display.
  var arguments: [String] {
    switch self {
    case .x11: []
    // A compositor without a screen has no pointer and no keyboard of its own.
    case .wayland, .mutter: ["--\(rawValue)", "--hands", hands.path]
    }
  }
}
