import CGtk
public import GtkHost
import Inspecting
public import Thimble

// Functions for themes, large content and hit areas.

/// The errors of themes.
public enum ThemeError: String, NativeEnumeration, CaseIterable {
  /// A token file cannot be used. The message has the place and the remedy.
  case unusable

  public static var nativeName: String { "ThimbleThemeError" }
}

/// Returns the domain of the errors of themes, with the codes of #ThimbleThemeError.
@_cdecl("thimble_theme_error_quark")
public func thimbleThemeErrorQuark() -> Quark { g_quark_from_string("thimble-theme-error-quark") }

/// Loads a theme from a token file or a resolver document, for all controls outside containers with a theme of their own.
/// The last theme stays when the file cannot be used. Problems of single tokens are logged as warnings.
///
/// - Parameters:
///   - filename: the file.
///   - error: the place for an error.
/// - Returns: whether the theme applies.
@_cdecl("thimble_load_theme")
public func thimbleLoadTheme(_ filename: FileName, _ error: ErrorPlace) -> Truth {
  call(or: 0) {
    guard let path = text(filename) else { return refused("The name of the file is NULL.", error) }
    return loading(error) { () throws(TokenError) in try ThemeController.shared.load(contentsOf: path) }
  }
}

/// Loads a theme from a token file or a resolver document, and loads it again whenever its files change. While a file cannot be
/// used, the last theme stays, and the reason is logged as a warning. Replaces the file of an earlier call.
///
/// - Parameter filename: the file; %NULL follows no file any longer, and keeps the theme.
@_cdecl("thimble_follow_theme")
public func thimbleFollowTheme(_ filename: FileNameOrNull) {
  call { follower = text(filename).map { ThemeFollower($0) } }
}

@MainActor private var follower: ThemeFollower?

/// Sets a bundled theme, for all controls outside containers with a theme of their own. Replaces the file of
/// thimble_follow_theme().
///
/// - Parameter name: `Default`, `Adwaita`, `Material`, `Thumbprint` or `Backbase`, in any case of letters.
/// - Returns: whether there is such a theme.
@_cdecl("thimble_use_bundled_theme")
public func thimbleUseBundledTheme(_ name: Text) -> Truth {
  call(or: 0) {
    let wanted = words(name)
    guard let theme = Theme.bundled.first(where: { $0.name.lowercased() == wanted.lowercased() }) else {
      refuse("the name of a bundled theme, and got \"\(wanted)\"")
      return 0
    }
    follower = nil
    ThemeController.shared.theme = theme
    return 1
  }
}

/// Sets a theme for a widget and every control inside it, now and later. The nearest container with a theme wins.
///
/// - Parameters:
///   - widget: the container, or one control.
///   - filename: a token file or a resolver document; %NULL returns to the theme of the container.
///   - error: the place for an error.
/// - Returns: whether the theme applies.
@_cdecl("thimble_widget_set_theme")
public func thimbleWidgetSetTheme(
  _ widget: Instance<Widget>, _ filename: FileNameOrNull, _ error: ErrorPlace
) -> Truth {
  method(widget, Widget.self, or: 0) { widget in
    guard let path = text(filename) else {
      widget.setTheme(nil)
      return 1
    }
    return loading(error) { () throws(TokenError) in widget.setTheme(try Theme(contentsOf: path)) }
  }
}

/// Returns the problems of the theme of all controls in every context, a line for each: invalid tokens, unknown paths, values
/// outside their limits, and pairs of colours with too little contrast. An empty text for none.
@_cdecl("thimble_get_theme_diagnostics")
public func thimbleGetThemeDiagnostics() -> NewText {
  call(or: 0) { newText(ThemeController.shared.theme.diagnostics.map { "\($0)" }.joined(separator: "\n")) }
}

// MARK: - Overrides of the desktop

/// The colour scheme of an application.
public enum SchemeChoice: String, NativeEnumeration, CaseIterable {
  /// The scheme of the desktop. The default.
  case desktop
  /// Dark text on a light surface.
  case light
  /// Light text on a dark surface.
  case dark

  public static var nativeName: String { "ThimbleColorScheme" }
}

/// The contrast of an application.
public enum ContrastChoice: String, NativeEnumeration, CaseIterable {
  /// The contrast of the desktop. The default.
  case desktop
  /// The contrast of the theme.
  case normal
  /// More contrast, for people who need it.
  case high

  public static var nativeName: String { "ThimbleContrast" }
}

/// Sets the colour scheme, also of GTK's own widgets. In an application with libadwaita, it sets that of #AdwStyleManager.
@_cdecl("thimble_set_color_scheme")
public func thimbleSetColorScheme(_ scheme: Number<SchemeChoice>) {
  call {
    if let scheme = value(scheme, SchemeChoice.self) {
      ThemeController.shared.schemeOverride = ColorScheme(rawValue: scheme.rawValue)
    }
  }
}

/// Sets the contrast. From GTK 4.20 on, GTK's own widgets follow it too.
@_cdecl("thimble_set_contrast")
public func thimbleSetContrast(_ contrast: Number<ContrastChoice>) {
  call {
    if let contrast = value(contrast, ContrastChoice.self) {
      ThemeController.shared.contrastOverride = Contrast(rawValue: contrast.rawValue)
    }
  }
}

// MARK: - Large content and hit areas

/// Sets the policy for the large content of all controls.
@_cdecl("thimble_set_large_content_policy")
public func thimbleSetLargeContentPolicy(_ policy: Number<LargeContentPolicy>) {
  call { LargeContentViewer.shared.policy = value(policy, LargeContentPolicy.self) ?? .automatic }
}

/// Sets the factor on the times in which a user must act or read, for people who need more time: the time to undo a press,
/// that for the second press of a confirmation, and that of toasts, hints and tooltips. A time that has begun keeps its
/// length.
///
/// - Parameter factor: the factor, clamped to 1…100. The default is 1, or the number in the variable THIMBLE_TIME_LIMITS.
@_cdecl("thimble_set_time_limit_factor")
public func thimbleSetTimeLimitFactor(_ factor: Double) { call { TimeLimits.factor = factor } }

/// Sets the title and the icon of the large content of a button.
///
/// - Parameters:
///   - button: the button.
///   - title: the title; %NULL for the accessible name.
///   - iconName: the icon of the desktop's theme; %NULL for the button's own.
@_cdecl("thimble_button_set_large_content")
public func thimbleButtonSetLargeContent(
  _ button: Instance<Button>, _ title: TextOrNull, _ iconName: TextOrNull
) {
  method(button, Button.self) { button in
    button.largeContentOptions.title = text(title)
    button.largeContentOptions.icon = text(iconName).map { .named($0) }
  }
}

/// Sets whether the controls in a container share one long press, so that sliding moves the large content from one to the
/// next.
@_cdecl("thimble_widget_set_groups_large_content")
public func thimbleWidgetSetGroupsLargeContent(_ widget: Instance<Widget>, _ groups: Truth) {
  method(widget, Widget.self) { $0.groupsLargeContent = groups != 0 }
}

/// Returns a report on the targets of the window or popover around a widget by WCAG 2.2, success criteria 2.5.8 and
/// 2.5.5: a line for each finding, and a summary.
@_cdecl("thimble_widget_report_hit_areas")
public func thimbleWidgetReportHitAreas(_ widget: Instance<Widget>) -> NewTextOrNull {
  method(widget, Widget.self, or: 0) { newText(HitAreaReport(on: $0).description) }
}

/// Returns the report of thimble_widget_report_hit_areas() as one JSON object.
@_cdecl("thimble_widget_report_hit_areas_as_json")
public func thimbleWidgetReportHitAreasAsJson(_ widget: Instance<Widget>) -> NewTextOrNull {
  method(widget, Widget.self, or: 0) { newText(HitAreaReport(on: $0).json) }
}

// MARK: - Errors

@MainActor
private func loading(_ error: UInt, _ body: () throws(TokenError) -> Void) -> Truth {
  do throws(TokenError) {
    try body()
    return 1
  } catch let failure {
    let place = failure.location.map { "\($0): " } ?? ""
    return refused(place + failure.message + (failure.advice.map { "; \($0)" } ?? ""), error)
  }
}

private func refused(_ message: String, _ place: UInt) -> Truth {
  if let place = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>(bitPattern: place) {
    place.pointee = g_error_new_literal(thimbleThemeErrorQuark(), 0, message)
  }
  return 0
}
