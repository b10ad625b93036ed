package import CGtk

/// The place of a widget in an allocation that is larger than it.
public enum Alignment: Sendable {
  case fill, start, end, center, baseline

  package var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .end: GTK_ALIGN_END
    case .center: GTK_ALIGN_CENTER
    case .baseline: GTK_ALIGN_BASELINE
    }
  }
}

extension Alignment {
  init(_ alignment: GtkAlign) {
    switch alignment {
    case GTK_ALIGN_START: self = .start
    case GTK_ALIGN_END: self = .end
    case GTK_ALIGN_CENTER: self = .center
    case GTK_ALIGN_FILL: self = .fill
    default: self = .baseline
    }
  }
}
