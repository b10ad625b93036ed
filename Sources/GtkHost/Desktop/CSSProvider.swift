import CGtk

/// A stylesheet for a display: `GtkCssProvider`.
///
/// From GTK 4.20 on a sheet can have rules for `@media (prefers-color-scheme: dark)` and `(prefers-contrast: more)`, and
/// from 4.22 on for `(prefers-reduced-motion: reduce)`. They follow GTK's settings. Older versions of GTK report an error
/// and skip such rules.
@MainActor
public final class CSSProvider: Object {
  override public class var nativeType: NativeType { NativeType(gtk_css_provider_get_type(), faceOf: CSSProvider.self) }

  /// An error in a stylesheet. GTK skips the rule and uses the rest.
  public struct ParsingError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    /// Counted from 1, in bytes.
    public let column: Int
    public let message: String

    /// `3:14: message`.
    public var description: String { "\(line):\(column): \(message)" }
  }

  private var errors: [ParsingError] = []
  private var openings: ObservationToken?
  private var followsSettings = false

  required init(_ native: NativeInstance) { super.init(native) }

  public convenience init() {
    self.init(Self.make())
    // A connected handler also keeps GTK from writing the errors to standard error itself.
    let signal = Signal<CSSProvider, ParsingError, Void>("parsing-error") { $0.parsingError() }
    connect(signal) { provider, error in provider.errors.append(error) }
  }

  /// Replaces the stylesheet. An installed stylesheet changes in the next frame.
  ///
  /// - Returns: every error, in order; empty when there is none.
  @discardableResult
  public func load(_ css: String) -> [ParsingError] {
    errors = []
    var css = css
    css.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        cgtk_css_provider_load(provider, start, gsize(characters.count))
      }
    }
    return errors
  }

  /// Puts the stylesheet on every display, above the theme's and below the user's own, also on a display that is opened
  /// later.
  ///
  /// - Parameter offset: sheets with a higher one win. The kit's own sheets have −2 and −1, so that those of an
  ///   application win, whichever is installed first.
  public func install(above offset: Int = 0) {
    let priority = guint(clamping: Int(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + Int(spacing: offset))
    for display in Displays.all { add(to: display, priority) }
    openings = Displays.observeOpened { [weak self] in self?.add(to: $0, priority) }
  }

  public func uninstall() {
    openings = nil
    for display in Displays.all { gtk_style_context_remove_provider_for_display(display, opaque) }
  }

  private func add(to display: OpaquePointer, _ priority: guint) {
    if !followsSettings {
      // A stylesheet has one value of each for all displays. `Settings` are those of the default one.
      cgtk_css_provider_follow(provider, gtk_settings_get_default() ?? gtk_settings_get_for_display(display))
      followsSettings = true
    }
    gtk_style_context_add_provider_for_display(display, opaque, priority)
  }

  private var provider: UnsafeMutablePointer<GtkCssProvider> { instance.cast() }
}

extension SignalArguments {
  fileprivate func parsingError() -> CSSProvider.ParsingError {
    guard let base = values.baseAddress, values.count > 2,
      let section = g_value_get_boxed(base + 1), let boxed = g_value_get_boxed(base + 2)
    else { return CSSProvider.ParsingError(line: 0, column: 0, message: "GTK gave no place and no reason.") }
    let error = boxed.cast(to: GError.self)
    let start = gtk_css_section_get_start_location(OpaquePointer(section))
    return CSSProvider.ParsingError(
      line: start.map { Int($0.pointee.lines) + 1 } ?? 0,
      column: start.map { Int($0.pointee.line_bytes) + 1 } ?? 0,
      message: error.pointee.message.map { String(cString: $0) } ?? "GTK gave no reason."
    )
  }
}

/// The displays that the process has opened: nearly always one.
@MainActor
enum Displays {
  static var all: [OpaquePointer] {
    let list = gdk_display_manager_list_displays(gdk_display_manager_get())
    defer { g_slist_free(list) }
    return list?.elements.map { OpaquePointer($0) } ?? []
  }

  /// Calls `handler` with each display that is opened from now on, for as long as the token is kept.
  static func observeOpened(_ handler: @escaping @MainActor (OpaquePointer) -> Void) -> ObservationToken {
    let manager = UnsafeMutableRawPointer(gdk_display_manager_get())
    let opened = SignalClosure { _, values, _ in
      if let display = g_value_get_object(&values[1]) { handler(OpaquePointer(display)) }
    }
    let id = g_signal_connect_closure(manager, "display-opened", opened.closure(), 0)
    return ObservationToken { g_signal_handler_disconnect(manager, id) }
  }
}
