import CGtk
import PlainText

/// The values that all stylesheets on the display together give a window, read without showing one.
@MainActor
package final class StyleProbe {
  /// A widget with the node of a window that is on no screen. The root of its own tree, so that CSS variables of
  /// `:root` and of windows hold for it.
  private final class Node: Widget {
    override class var nativeType: NativeType { .widget(cssName: "window") }
  }

  /// A widget in such a window that has only inherited values.
  private final class Part: Widget {
    override class var nativeType: NativeType { .widget(cssName: "thimble-probe") }
  }

  /// Indicates whether GTK's CSS has variables, which it has from 4.16 on.
  package static var hasVariables: Bool { cgtk_has_css_variables() != 0 }

  /// The style class of the window in which variables are read.
  package static let styleClass = "thimble-probe"

  /// The length of a variable that no stylesheet sets.
  private static let missing = 9999.0

  private let sheet = CSSProvider()

  /// Prepares the reading of these named colours, such as `accent_bg_color`, and of CSS variables, such as
  /// `thimble-brand`. From GTK 4.16 on the CSS variable with the name of a colour, such as `--accent-bg-color`, comes
  /// first.
  package init(_ names: [String], colorVariables: [String] = [], lengthVariables: [String] = []) {
    let hasVariables = Self.hasVariables
    var rules = names.map { name in
      let value = hasVariables ? "var(--\(Self.plain(name)), @\(name))" : "@\(name)"
      return "window.thimble-probe-\(Self.plain(name)) { color: \(value); }"
    }
    if hasVariables {
      // A property is inherited where its variable has no value, or one of another kind. So lengths are read as font
      // sizes.
      rules.append("window.\(Self.styleClass) { color: rgba(255, 0, 255, 0.5); font-size: \(Self.missing)px; }")
      rules += colorVariables.map { "thimble-probe.\($0) { color: var(--\($0)); }" }
      rules += lengthVariables.map { "thimble-probe.\($0) { font-size: var(--\($0)); }" }
    }
    sheet.load(rules.joined(separator: "\n"))
    // Above the user's stylesheet, which can give every window a colour.
    sheet.install(above: 1_000)
  }

  /// Returns the colour of a window's text, and a function for the named colours that were prepared. A colour that no
  /// stylesheet defines is white.
  package func colors() -> (text: Snapshot.Color, named: (String) -> Snapshot.Color) {
    // A new widget has no values of an earlier reading.
    let node = Node(Node.make())
    node.addStyleClass("background")
    return (
      node.foreground,
      { name in
        let styleClass = "thimble-probe-\(Self.plain(name))"
        node.addStyleClass(styleClass)
        defer { node.removeStyleClass(styleClass) }
        return node.foreground
      }
    )
  }

  /// Returns the values of CSS variables, in order; nil for each that no stylesheet sets. Lengths are in logical
  /// pixels. GTK logs a value of another kind. Before GTK 4.16 all are nil.
  package func variables(colors: [String], lengths: [String]) -> (colors: [Snapshot.Color?], lengths: [Double?]) {
    guard Self.hasVariables else { return (colors.map { _ in nil }, lengths.map { _ in nil }) }
    let node = Node(Node.make())
    node.addStyleClass("background")
    node.addStyleClass(Self.styleClass)
    func read<Value>(_ name: String, _ value: (Part) -> Value) -> Value {
      let part = Part(Part.make())
      part.addStyleClass(name)
      part.setParent(node)
      defer { part.unparent() }
      return value(part)
    }
    return (
      colors.map { name in
        let color = read(name) { $0.foreground }
        return (color.red, color.green, color.blue, color.opacity) == (1, 0, 1, 0.5) ? nil : color
      },
      lengths.map { name in
        let length = read(name) { Self.fontSize(of: $0) }
        return length == Self.missing ? nil : length
      }
    )
  }

  private static func fontSize(of part: Part) -> Double {
    let font = pango_context_get_font_description(gtk_widget_get_pango_context(part.pointer))
    return Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
  }

  private static func plain(_ name: String) -> String { name.replacing(each: "_", with: "-") }
}

// MARK: - Changes

extension StyleProbe {
  private static let observers = Observers<Void>()
  private static var hook: gulong = 0

  /// Calls `observer` when any stylesheet on the display is added, taken away or replaced, in the middle of the change.
  ///
  /// GTK has no public signal for it. Where its own signal has another name, the observer is never called.
  package static func observeChanges(_ observer: @escaping @MainActor () -> Void) -> ObservationToken {
    if hook == 0 {
      let type = gtk_style_provider_get_type()
      // The interface registers the signal.
      let table = g_type_default_interface_ref(type)
      defer { g_type_default_interface_unref(table) }
      let signal = g_signal_lookup("gtk-private-changed", type)
      if signal != 0 { hook = g_signal_add_emission_hook(signal, 0, emitted, nil, nil) }
    }
    return observers.add { observer() }
  }

  private static let emitted: GSignalEmissionHook = { _, _, _, _ in
    observers.tell(())
    return 1
  }
}
