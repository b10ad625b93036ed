public import GtkHost
public import Thimble

// The parts of a button's configuration and look that are no properties.

/// The corners of a button.
public enum Corners: String, NativeEnumeration, CaseIterable {
  /// The corners of the container or the theme. The default.
  case automatic
  /// Radius 0.
  case square
  /// Two thirds of the theme's radius.
  case small
  /// The theme's radius.
  case medium
  /// One and a half times the theme's radius.
  case large
  /// Half the height: a pill.
  case capsule
  /// A pill that is at least as wide as high: a circle around an icon.
  case circle

  public static var nativeName: String { "ThimbleCornerStyle" }

  var style: Button.CornerStyle? {
    switch self {
    case .automatic: nil
    case .square: .square
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .capsule: .capsule
    case .circle: .circle
    }
  }
}

/// Sets the shown parts of the label. A screen reader speaks the title in each.
@_cdecl("thimble_button_set_label_style")
public func thimbleButtonSetLabelStyle(_ button: Instance<Button>, _ style: Number<Button.Configuration.LabelStyle>) {
  method(button, Button.self) { button in
    if let style = value(style, Button.Configuration.LabelStyle.self) {
      button.configuration.labelStyle = style
    }
  }
}

/// Sets the arrow that shows that a menu opens.
@_cdecl("thimble_button_set_indicator")
public func thimbleButtonSetIndicator(
  _ button: Instance<Button>, _ indicator: Number<Button.Configuration.Indicator>
) {
  method(button, Button.self) { button in
    if let indicator = value(indicator, Button.Configuration.Indicator.self) {
      button.configuration.indicator = indicator
    }
  }
}

/// Sets the corners. Replaces the radius of thimble_button_set_corner_radius().
@_cdecl("thimble_button_set_corner_style")
public func thimbleButtonSetCornerStyle(_ button: Instance<Button>, _ style: Number<Corners>) {
  method(button, Button.self) { button in
    if let corners = value(style, Corners.self) { button.cornerStyle = corners.style }
  }
}

/// Sets the radius of the corners.
///
/// - Parameters:
///   - button: the button.
///   - radius: the radius in logical pixels at a text scale of 1, which grows with the text.
@_cdecl("thimble_button_set_corner_radius")
public func thimbleButtonSetCornerRadius(_ button: Instance<Button>, _ radius: Double) {
  method(button, Button.self) { $0.cornerStyle = .dynamic(radius) }
}

/// Sets a colour that replaces the theme's: for the surface of a variant that has one, and otherwise for the title and the
/// border.
///
/// - Parameters:
///   - button: the button.
///   - red: the share of red, from 0 to 1.
///   - green: the share of green.
///   - blue: the share of blue.
@_cdecl("thimble_button_set_tint")
public func thimbleButtonSetTint(_ button: Instance<Button>, _ red: Double, _ green: Double, _ blue: Double) {
  method(button, Button.self) { $0.tint = Color(red: red, green: green, blue: blue) }
}

/// Removes the colour of thimble_button_set_tint().
@_cdecl("thimble_button_reset_tint")
public func thimbleButtonResetTint(_ button: Instance<Button>) {
  method(button, Button.self) { $0.tint = nil }
}

/// Sets all titles that the button can show. It is always wide enough for the longest, so that the layout does not move.
///
/// - Parameters:
///   - button: the button.
///   - titles: the titles; %NULL for none.
@_cdecl("thimble_button_set_reserved_titles")
public func thimbleButtonSetReservedTitles(_ button: Instance<Button>, _ titles: Texts) {
  method(button, Button.self) { $0.configuration.reservedTitles = texts(titles) }
}

/// Sets a title with styles. #ThimbleButton:title gets its text, and setting that property removes the styles.
///
/// - Parameters:
///   - button: the button.
///   - markup: the title in Pango's markup, such as `<b>Save</b> all`. Text from outside must be escaped.
/// - Returns: whether the markup is well-formed. If not, the title stays, and a critical message has the problem.
@_cdecl("thimble_button_set_title_markup")
public func thimbleButtonSetTitleMarkup(_ button: Instance<Button>, _ markup: Text) -> Truth {
  method(button, Button.self, or: 0) { button in
    do throws(HostError) {
      let styled = try StyledText(markup: words(markup))
      button.title = literal(styled.plain)
      button.configuration.styledTitle = styled
      return 1
    } catch {
      Log.critical("thimble_button_set_title_markup: \(error)")
      return 0
    }
  }
}

/// Sets the padding around the content, in logical pixels.
@_cdecl("thimble_button_set_content_insets")
public func thimbleButtonSetContentInsets(
  _ button: Instance<Button>, _ top: Int32, _ start: Int32, _ bottom: Int32, _ end: Int32
) {
  method(button, Button.self) { $0.contentInsets = insets(top, start, bottom, end) }
}

/// Returns to the padding of the theme.
@_cdecl("thimble_button_reset_content_insets")
public func thimbleButtonResetContentInsets(_ button: Instance<Button>) {
  method(button, Button.self) { $0.contentInsets = nil }
}

func insets(_ top: Int32, _ start: Int32, _ bottom: Int32, _ end: Int32) -> Insets {
  Insets(top: Int(top), leading: Int(start), bottom: Int(bottom), trailing: Int(end))
}

// MARK: - Enumerations that only functions take

extension Button.Configuration.LabelStyle: NativeEnumeration {
  public static var nativeName: String { "ThimbleLabelStyle" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [("title-and-icon", .titleAndIcon), ("icon-only", .iconOnly), ("title-only", .titleOnly)]
  }
}

extension Button.Configuration.Indicator: NativeEnumeration {
  public static var nativeName: String { "ThimbleIndicator" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [("automatic", .automatic), ("none", .none), ("menu", .menu), ("popup", .popup)]
  }
}

extension RepeatBehavior: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: RepeatBehavior)] {
    [("automatic", .automatic), ("enabled", .enabled), ("disabled", .disabled)]
  }
}

extension UndoOnLeaving: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: UndoOnLeaving)] { [("take-back", .takeBack), ("run", .run)] }
}

extension FloatingActionOverlay.Position: NativeEnumeration {
  public static var nativeName: String { "ThimbleFloatingPosition" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [("bottom-trailing", .bottomTrailing), ("bottom-leading", .bottomLeading), ("bottom-center", .bottomCenter)]
  }
}
