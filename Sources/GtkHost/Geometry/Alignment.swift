package import CGtk

/// The place of a widget in an allocation that is larger than it.
public enum Alignment: Sendable, CaseIterable {
  case fill, start, end, center, baseline

  init(_ alignment: GtkAlign) { self = Self.allCases.first { $0.gtk == alignment } ?? .baseline }

  package var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: cgtk_align_baseline()
    }
  }
}

/// The direction of text, and with it of layout.
public enum TextDirection: String, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package init(_ direction: GtkTextDirection) {
    self = direction == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  package var gtk: GtkTextDirection { self == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR }
}
