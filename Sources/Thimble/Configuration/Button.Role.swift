extension Button {
  /// The purpose of a button. It decides the emphasis, unless a variant is set, and the keys that press the button.
  ///
  /// Return and Escape press buttons from anywhere in their window, but only if nothing inside uses the key first: an
  /// open menu or popover closes, an entry without ``/GtkHost/Entry/activatesDefault`` takes Return, a held button is
  /// released. Escape first stops background work that the user may stop. The next press of the key then presses the
  /// button. Of several buttons, Escape presses the one nearest to keyboard focus: a button in the same container
  /// before buttons in outer containers, and of equally near ones the first. It skips disabled and hidden buttons.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The main button: Return presses it.
    case primary
    /// Accepts the question of a dialog: Return presses it.
    case confirm
    /// Changes nothing: Escape presses it.
    case cancel
    /// Closes a view without a change: Escape presses it.
    case close
    /// Destroys something. Return never presses it from elsewhere, and it guards longer against moving targets.
    case destructive

    /// The default variant of a button with this role; nil if the role has none.
    public var variant: Variant? {
      switch self {
      case .primary, .confirm: .primary
      case .destructive: .danger
      case .cancel, .close: nil
      }
    }

    /// The default title of a button with this role, in the user's language.
    public var standardTitle: String {
      switch self {
      case .primary: localized("OK", de: "OK", ja: "OK")
      case .confirm: localized("Confirm", de: "Bestätigen", ja: "確認")
      case .cancel: localized("Cancel", de: "Abbrechen", ja: "キャンセル")
      case .close: localized("Close", de: "Schließen", ja: "閉じる")
      case .destructive: localized("Delete", de: "Löschen", ja: "削除")
      }
    }
  }
}
