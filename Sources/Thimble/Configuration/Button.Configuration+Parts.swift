// MARK: - Parts

extension Button.Configuration {
  /// The place of an icon, as seen from the title.
  public enum IconPlacement: Hashable, Sendable {
    /// At the start of the line: left of the title, or right of it where text runs from right to left.
    case leading
    /// At the end of the line.
    case trailing
    /// Above the title.
    case top
    /// Below the title.
    case bottom
  }

  /// The alignment of title and subtitle.
  public enum TitleAlignment: Hashable, Sendable {
    /// Leading beside an icon, centred otherwise.
    case automatic
    case leading, center, trailing
  }

  /// The place of the content in a wide button.
  public enum ContentAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// The title takes all the room; badge and indicator are at the end.
    case fill
  }

  /// The treatment of text that is longer than its room.
  public enum LineBreak: Hashable, Sendable {
    /// The button is as wide as its text; text of more than 64 characters ends in an ellipsis.
    case automatic
    /// The button is as wide as its text; text of more than 256 characters ends in an ellipsis.
    case never
    /// Text continues in the next line; text of more than 256 characters ends in an ellipsis in the eighth line.
    case wrap
    /// An ellipsis replaces the part that does not fit.
    case truncateStart, truncateMiddle, truncateEnd
    /// The text shrinks down to this fraction of its size, 0.1…1. If it still does not fit, or has more than 128
    /// characters, it ends in an ellipsis.
    case shrink(to: Double)
  }

  /// The shown parts of the label. A screen reader speaks the title in each.
  public enum LabelStyle: Hashable, Sendable {
    /// The title and the icon.
    case titleAndIcon
    /// The title is the tooltip.
    case iconOnly
    /// The title alone.
    case titleOnly
  }

  /// The arrow that shows that a menu opens.
  public enum Indicator: Hashable, Sendable {
    /// The default of the button's type.
    case automatic
    /// No arrow.
    case none
    /// A downward arrow.
    case menu
    /// Arrows up and down: one of several is chosen.
    case popup
  }
}
