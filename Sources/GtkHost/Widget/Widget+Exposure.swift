import CGtk

// MARK: - Before focus comes

extension Widget {
  /// Has GTK report the widget's name and description before it reports that focus has come here.
  ///
  /// GTK 4.8 exposes a widget when an assistive technology asks for it, or when focus first comes. Until then it keeps each
  /// change of name and description, and reports them after the focus: a screen reader speaks the description a second time.
  func reportBeforeFocus() {
    guard cgtk_reports_after_focus() != 0, value(for: exposures) == nil else { return }
    let connection = connect(.stateFlagsChanged) { widget, _ in
      // The flag comes just before GTK reports the focus.
      guard widget.stateFlags.contains(.focused), widget.isFocusable else { return }
      widget.value(for: exposures)?.connection.disconnect()
      // A change of this property is the one other thing that exposes a widget.
      widget.isFocusable = false
      widget.isFocusable = true
    }
    setValue(Exposure(connection: connection), for: exposures)
  }
}

private struct Exposure {
  let connection: SignalConnection
}

@MainActor private let exposures = InheritedValue<Exposure>("exposure")
