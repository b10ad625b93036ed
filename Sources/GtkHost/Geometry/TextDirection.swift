package import CGtk

/// The direction of text, and with it of layout.
public enum TextDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package init(_ direction: GtkTextDirection) {
    self = direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  /// The direction of widgets for which none was set: at first that of the language.
  @MainActor
  public static var `default`: TextDirection {
    get { TextDirection(gtk_widget_get_default_direction()) }
    set { gtk_widget_set_default_direction(newValue.gtk) }
  }

  package var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}
