extension Button {
  /// The purpose of a button. It decides the emphasis, unless a variant is set, and the keys that press the button.
  ///
  /// Return and Escape press buttons from anywhere in their window, but only where nothing inside has a use for the key
  /// first: an open menu or popover closes, an entry hides its completion, a button that is held is released. Work that goes
  /// on beside the button, and may be stopped, is stopped by Escape before the button is pressed. Of several buttons
  /// Escape presses the one nearest to keyboard focus: of its own container before those of containers around, of equally
  /// near ones the first. One that is disabled or cannot be seen is passed over.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The one that Return presses.
    case primary
    /// Accepts what a dialog asks: Return presses it.
    case confirm
    /// Leaves all as it was: Escape presses it.
    case cancel
    /// Puts something away that is only looked at: Escape presses it.
    case close
    /// Destroys something. It is never pressed by Return from elsewhere, and guards longer against moving targets.
    case destructive

    /// The variant of a button with this role, where none is set; nil for the one that it would have without.
    public var variant: Variant? {
      switch self {
      case .primary, .confirm: .primary
      case .destructive: .danger
      case .cancel, .close: nil
      }
    }

    /// The title of a button with this role that has none of its own, in the user's language.
    public var standardTitle: String {
      switch self {
      case .primary: localized("OK")
      case .confirm: localized("Confirm")
      case .cancel: localized("Cancel")
      case .close: localized("Close")
      case .destructive: localized("Delete")
      }
    }
  }
}
