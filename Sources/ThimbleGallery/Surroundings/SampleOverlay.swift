import Thimble

/// A drawing above each sample that makes facts visible.
enum SampleOverlay: String, CaseIterable, Sendable {
  /// The area in which each control reacts to the pointer.
  case hitAreas = "hit-areas"
  /// A number at each widget at which Tab stops, in the order of Tab.
  case focusOrder = "focus-order"
  /// A line around the allocation of each widget.
  case boxes

  /// The title of the overlay.
  var title: String {
    switch self {
    case .hitAreas: "Hit Areas"
    case .focusOrder: "Focus Order"
    case .boxes: "Boxes"
    }
  }

  /// The shortcut that shows and hides the overlay.
  var shortcut: KeyboardShortcut {
    switch self {
    case .hitAreas: "<Control><Shift>h"
    case .focusOrder: "<Control><Shift>o"
    case .boxes: "<Control><Shift>b"
    }
  }

  /// Reads overlays separated by plus signs; nil if one is unknown, or there is none.
  static func all(in text: String) -> [SampleOverlay]? {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false).map { SampleOverlay(rawValue: String($0)) }
    return parts.contains(nil) ? nil : allCases.filter { parts.contains($0) }
  }

  /// Returns overlays as text, in a fixed order; nil for none.
  static func text(of overlays: [SampleOverlay]) -> String? {
    let names = allCases.filter { overlays.contains($0) }.map(\.rawValue)
    return names.isEmpty ? nil : names.joined(separator: "+")
  }
}
