public import Thimble

// MARK: - One value for one state, as UIKit and Material set it

extension Button {
  /// Sets the title for a state; nil falls back to the normal one, which cannot be removed.
  public func setTitle(_ title: String?, for state: ButtonState) {
    if state == .normal { self.title = title ?? "" } else { configuration.titles[exactly: state] = title }
  }

  /// Sets a styled title for a state; nil falls back to the normal one, or to the title.
  public func setStyledTitle(_ title: StyledText?, for state: ButtonState) {
    configuration.styledTitles[exactly: state] = title
  }

  /// Sets the icon for a state; nil falls back to the normal one.
  public func setIcon(_ icon: Icon?, for state: ButtonState) { configuration.icons[exactly: state] = icon }

  /// Sets the title's colour for a state; nil falls back to the normal one, or the theme's.
  public func setTitleColor(_ color: Color?, for state: ButtonState) {
    configuration.look.foreground[exactly: state] = color
  }

  /// Sets the title's shadow for a state; nil falls back to the normal one, or none.
  public func setTitleShadow(_ shadow: Shadow?, for state: ButtonState) {
    configuration.look.textShadow[exactly: state] = shadow
  }

  /// Sets the icon's colour for a state; nil falls back to the normal one, or the title's.
  public func setIconColor(_ color: Color?, for state: ButtonState) {
    configuration.look.icon[exactly: state] = color
  }

  /// Sets the surface's colour for a state; nil falls back to the normal one, or the theme's.
  public func setBackgroundColor(_ color: Color?, for state: ButtonState) {
    configuration.look.background[exactly: state] = color
  }

  /// Sets a picture on the surface for a state, by the path of its file; nil falls back to the normal one, or none.
  public func setBackgroundImage(_ path: String?, for state: ButtonState) {
    configuration.look.backgroundImage[exactly: state] = path
  }

  /// Sets the colour of the border for a state; nil falls back to the normal one, or the theme's.
  public func setBorderColor(_ color: Color?, for state: ButtonState) {
    configuration.look.border[exactly: state] = color
  }

  /// Sets the width of the border for a state, logical pixels; nil falls back to the normal one, or the theme's.
  public func setBorderWidth(_ width: Double?, for state: ButtonState) {
    configuration.look.borderWidth[exactly: state] = width
  }

  /// Sets the elevation above the surface for a state, 0…24 logical pixels; nil falls back to the normal one, or the
  /// theme's shadow.
  public func setElevation(_ level: Double?, for state: ButtonState) {
    configuration.look.shadow[exactly: state] = level.map(Shadow.elevation)
  }
}
