import CGtk
import GtkHost

/// A state that a widget exposes to assistive technologies.
package enum ExposedState: CaseIterable {
  case busy, checked, disabled, expanded, hidden, pressed, selected

  fileprivate var gtk: GtkAccessibleState {
    switch self {
    case .busy: GTK_ACCESSIBLE_STATE_BUSY
    case .checked: GTK_ACCESSIBLE_STATE_CHECKED
    case .disabled: GTK_ACCESSIBLE_STATE_DISABLED
    case .expanded: GTK_ACCESSIBLE_STATE_EXPANDED
    case .hidden: GTK_ACCESSIBLE_STATE_HIDDEN
    case .pressed: GTK_ACCESSIBLE_STATE_PRESSED
    case .selected: GTK_ACCESSIBLE_STATE_SELECTED
    }
  }
}

// MARK: - Values that assistive technologies get

extension Widget {
  /// The accessible name that is set; nil for none. Names that GTK computes from labels and children are not here.
  package var exposedLabel: String? {
    unsafe exposedText { unsafe cgtk_accessible_text($0, GTK_ACCESSIBLE_PROPERTY_LABEL) }
  }

  /// The accessible description that is set; nil for none.
  package var exposedDescription: String? {
    unsafe exposedText { unsafe cgtk_accessible_text($0, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }
  }

  /// Returns a state as `true`, `false` or `mixed`; nil where it is not set.
  package func exposed(_ state: ExposedState) -> String? {
    unsafe exposedText { unsafe cgtk_accessible_state($0, state.gtk) }
  }

  /// Copies and frees a text of C; nil for none.
  private func exposedText(_ text: (OpaquePointer) -> UnsafeMutablePointer<CChar>?) -> String? {
    guard let text = unsafe withUnsafeGtkWidget({ unsafe text(OpaquePointer($0)) }) else { return nil }
    defer { unsafe g_free(text) }
    return unsafe String(cString: text)
  }
}
