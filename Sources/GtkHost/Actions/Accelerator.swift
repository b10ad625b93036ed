import CGtk

/// A key with its modifiers, in GTK's words: `<Control>s`, `<Shift><Alt>F1`, `<Primary>comma`.
public struct Accelerator: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The words.
  public let description: String

  /// The accelerator of some words; nil when GTK does not know the key.
  @MainActor
  public init?(words: String) {
    guard Self.parse(words) != nil else { return nil }
    description = words
  }

  /// A literal that GTK does not know is a programmer's error, told when it is first used.
  public init(stringLiteral words: String) { description = words }

  /// As menus show it, in the user's language: `Ctrl+S`.
  @MainActor
  public var label: String {
    let (key, modifiers) = parsed
    guard let text = gtk_accelerator_get_label(key, modifiers) else { return description }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// As assistive technologies are told, in ARIA's form: `Control+S`.
  @MainActor
  public var accessibleText: String {
    let (key, modifiers) = parsed
    let names: [(GdkModifierType, String)] = [
      (GDK_CONTROL_MASK, "Control"), (GDK_ALT_MASK, "Alt"), (GDK_SHIFT_MASK, "Shift"), (GDK_SUPER_MASK, "Super"),
      (GDK_META_MASK, "Meta"),
    ]
    let held = names.filter { modifiers.rawValue & $0.0.rawValue != 0 }.map(\.1)
    let name = gdk_keyval_name(gdk_keyval_to_upper(key)).map { String(cString: $0) } ?? description
    return (held + [name]).joined(separator: "+")
  }

  @MainActor
  private var parsed: (guint, GdkModifierType) {
    guard let parsed = Self.parse(description) else {
      preconditionFailure("GTK knows no key \"\(description)\": write it as in \"<Control>s\".")
    }
    return parsed
  }

  @MainActor
  private static func parse(_ words: String) -> (guint, GdkModifierType)? {
    Gtk.initialize()
    var key: guint = 0
    var modifiers = GdkModifierType(0)
    guard gtk_accelerator_parse(words, &key, &modifiers) != 0, key != 0 else { return nil }
    return (key, modifiers)
  }
}

// MARK: - Accelerators of actions

extension Application {
  /// The keys that do an action, by its name and target, such as `win.save`; none takes them away.
  public func setAccelerators(_ accelerators: [Accelerator], for name: String, target: ActionValue? = nil) {
    let variant: OpaquePointer? = target.flatMap { g_variant_ref_sink($0.variant) }
    let detailed = g_action_print_detailed_name(name, variant)
    defer {
      g_free(detailed)
      if let variant { g_variant_unref(variant) }
    }
    var keys = accelerators.map { UnsafePointer(g_strdup($0.description)) } + [nil]
    gtk_application_set_accels_for_action(application, detailed, &keys)
    for key in keys { g_free(UnsafeMutablePointer(mutating: key)) }
  }
}
