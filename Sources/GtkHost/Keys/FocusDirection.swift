import CGtk

/// The direction in which a key moves keyboard focus.
public enum FocusDirection: Sendable, CaseIterable {
  case tabForward, tabBackward, up, down, left, right

  init(_ direction: GtkDirectionType) { self = Self.allCases.first { $0.gtk == direction } ?? .tabForward }

  var gtk: GtkDirectionType {
    switch self {
    case .tabForward: GTK_DIR_TAB_FORWARD
    case .tabBackward: GTK_DIR_TAB_BACKWARD
    case .up: GTK_DIR_UP
    case .down: GTK_DIR_DOWN
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}
