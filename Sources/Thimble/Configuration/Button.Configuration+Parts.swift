// MARK: - Parts

extension Button.Configuration {
  /// Where an icon is.
  public enum IconPlacement: Hashable, Sendable {
    case leading, trailing, top, bottom
  }

  /// How title and subtitle are aligned.
  public enum TitleAlignment: Hashable, Sendable {
    /// Leading beside an icon, centred otherwise.
    case automatic
    case leading, center, trailing
  }

  /// Where the content is.
  public enum ContentAlignment: Hashable, Sendable {
    case leading, center, trailing
    /// The title takes all the room; badge and indicator are at the end.
    case fill
  }

  /// What happens to text that is longer than its room.
  public enum LineBreak: Hashable, Sendable {
    /// The button is as wide as its text; what is longer than 64 characters ends in an ellipsis.
    case automatic
    /// The button is as wide as its text; what is longer than 256 characters ends in an ellipsis.
    case never
    /// Goes on in the next line; what is longer than 256 characters ends in an ellipsis in the eighth line.
    case wrap
    /// Ellipses take the place of what is left out.
    case truncateStart, truncateMiddle, truncateEnd
    /// The text becomes smaller, down to this part of its size, 0.1…1; then, and where it is longer than 128 characters, it
    /// ends in an ellipsis.
    case shrink(to: Double)
  }

  /// Which of icon and title are shown. The title is spoken in each.
  public enum LabelStyle: Hashable, Sendable {
    case titleAndIcon
    /// The title is the tooltip.
    case iconOnly
    case titleOnly
  }

  /// Whether an arrow shows that a menu opens.
  public enum Indicator: Hashable, Sendable {
    /// As the member of the family thinks fit.
    case automatic
    case none
    /// A downward arrow.
    case menu
    /// Arrows up and down: one of several is chosen.
    case popup
  }
}
