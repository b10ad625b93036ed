import CGtk
public import GtkHost
public import Thimble

// The names of GtkButton, for programs that were written for it. Other languages find these functions before those of
// GtkButton, which change its own content.

/// Sets the title, by GtkButton's name for it. Underscores are shown as they are, unless #GtkButton:use-underline is set.
///
/// - Parameters:
///   - button: the button.
///   - label: the title.
@_cdecl("thimble_button_set_label")
public func thimbleButtonSetLabel(_ button: Instance<Button>, _ label: Text) {
  method(button, Button.self) { $0[.title] = usesUnderline($0) ? words(label) : literal(words(label)) }
}

/// Returns the title without the underscore of its mnemonic.
@_cdecl("thimble_button_get_label")
public func thimbleButtonGetLabel(_ button: Instance<Button>) -> NewText {
  method(button, Button.self, or: 0) { newText(AccessibleName.withoutMnemonic($0.title)) }
}

/// Sets the icon.
///
/// - Parameters:
///   - button: the button.
///   - iconName: the icon of the desktop's theme; %NULL for none.
@_cdecl("thimble_button_set_icon_name")
public func thimbleButtonSetIconName(_ button: Instance<Button>, _ iconName: TextOrNull) {
  method(button, Button.self) { $0[.iconName] = text(iconName) }
}

/// Returns the icon of the desktop's theme, if there is one.
@_cdecl("thimble_button_get_icon_name")
public func thimbleButtonGetIconName(_ button: Instance<Button>) -> NewTextOrNull {
  method(button, Button.self, or: 0) { newText($0[.iconName]) }
}

/// Sets whether an underscore in the label marks the mnemonic, for the title that the button has, and for later calls of
/// thimble_button_set_label(). In #ThimbleButton:title it always does.
@_cdecl("thimble_button_set_use_underline")
public func thimbleButtonSetUseUnderline(_ button: Instance<Button>, _ useUnderline: Truth) {
  method(button, Button.self) { button in
    guard usesUnderline(button) != (useUnderline != 0) else { return }
    button[Property<Button, Bool>("use-underline")] = useUnderline != 0
    button.title =
      useUnderline != 0 ? button.title.replacing("__", with: "_") : literal(button.title)
  }
}

/// Sets whether the button has a background at rest: %FALSE sets the variant `plain`, and %TRUE removes it.
@_cdecl("thimble_button_set_has_frame")
public func thimbleButtonSetHasFrame(_ button: Instance<Button>, _ hasFrame: Truth) {
  method(button, Button.self) { button in
    if hasFrame == 0 {
      button.variant = .plain
    } else if button.configuration.variant == .plain {
      button.configuration.variant = nil
    }
    button[Property<Button, Bool>("has-frame")] = hasFrame != 0
  }
}

/// Does nothing, and logs a warning: a button draws its own content. Set its title, subtitle, badge and icon.
@_cdecl("thimble_button_set_child")
public func thimbleButtonSetChild(_ button: Instance<Button>, _ child: InstanceOrNull<Widget>) {
  method(button, Button.self) { button in
    guard child != 0 else { return }
    Log.warningOnce(
      "thimble_button_set_child: a \(button.typeName) draws its own content. Set its title, subtitle, badge and icon-name."
    )
  }
}

@MainActor
private func usesUnderline(_ button: Button) -> Bool { button[Property<Button, Bool>("use-underline")] }
