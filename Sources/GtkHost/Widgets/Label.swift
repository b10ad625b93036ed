import CGtk

/// A line or paragraph of text: `GtkLabel`.
///
/// While it is empty, assistive technologies do not find it: GTK 4.8 would give it the name of its type.
@MainActor
public final class Label: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_label_get_type(), faceOf: Label.self) }

  package required init(_ native: NativeInstance) { super.init(native) }

  public convenience init(_ text: String = "") {
    self.init(Self.make())
    if text.isEmpty { exposeText() } else { gtk_label_set_text(opaque, text.withoutNUL) }
  }

  /// A label whose text is set later. Pass `isPresentation` true where another widget says the same text: assistive
  /// technologies pass over the label.
  public convenience init(isPresentation: Bool) {
    self.init(isPresentation ? Self.make(accessibleRole: .presentation) : Self.make())
  }

  /// The text, without mnemonic underscores. NUL characters are left out.
  public var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set {
      gtk_label_set_text(opaque, newValue.withoutNUL)
      exposeText()
    }
  }

  private var isHiddenWhileEmpty = false

  /// Hides the label from assistive technologies while there is nothing to read.
  private func exposeText() {
    let isEmpty = gtk_label_get_text(opaque)[0] == 0
    guard isEmpty != isHiddenWhileEmpty, accessibleRole == .label else { return }
    isHiddenWhileEmpty = isEmpty
    setAccessibleHidden(isEmpty)
  }

  /// Shows Pango markup. Text that is not well-formed is shown as it is, and GTK warns.
  public func setMarkup(_ markup: String) {
    gtk_label_set_markup(opaque, markup)
    exposeText()
  }

  /// Indicates whether text that is too wide continues in the next line. The default is false.
  public var wraps: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set {
      gtk_label_set_wrap(opaque, newValue ? 1 : 0)
      gtk_label_set_natural_wrap_mode(opaque, GTK_NATURAL_WRAP_NONE)
    }
  }

  /// Indicates whether a word that is wider than the room continues in the next line, too. The default is false.
  public var breaksWords: Bool {
    get { gtk_label_get_wrap_mode(opaque) == PANGO_WRAP_WORD_CHAR }
    set { gtk_label_set_wrap_mode(opaque, newValue ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD) }
  }

  /// The place of an ellipsis in text that does not fit.
  public enum Ellipsis: Sendable, CaseIterable {
    case none
    case start, middle, end

    var pango: PangoEllipsizeMode {
      switch self {
      case .none: PANGO_ELLIPSIZE_NONE
      case .start: PANGO_ELLIPSIZE_START
      case .middle: PANGO_ELLIPSIZE_MIDDLE
      case .end: PANGO_ELLIPSIZE_END
      }
    }
  }

  /// The place of the ellipsis in text that is too wide. The default is ``Ellipsis/none``.
  public var ellipsis: Ellipsis {
    get { Ellipsis.allCases.first { $0.pango == gtk_label_get_ellipsize(opaque) } ?? .none }
    set { gtk_label_set_ellipsize(opaque, newValue.pango) }
  }

  /// Indicates whether text that is too wide ends in an ellipsis. The default is false.
  public var ellipsizes: Bool {
    get { ellipsis != .none }
    set { ellipsis = newValue ? .end : .none }
  }

  /// The most lines of text that wraps; the last one then ends in an ellipsis, and a word that is wider than the room is
  /// broken. -1, the default, for no limit.
  public var lineLimit: Int {
    get { Int(gtk_label_get_lines(opaque)) }
    set {
      gtk_label_set_lines(opaque, Int32(spacing: max(newValue, -1)))
      gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
      ellipsizes = newValue > 0
    }
  }

  /// Indicates whether an ellipsis replaces a part of the text on screen.
  package var isCut: Bool { pango_layout_is_ellipsized(gtk_label_get_layout(opaque)) != 0 }

  /// Indicates whether the lines of wrapped text are centred below each other. The default is false.
  package var centersLines: Bool {
    get { gtk_label_get_justify(opaque) == GTK_JUSTIFY_CENTER }
    set { gtk_label_set_justify(opaque, newValue ? GTK_JUSTIFY_CENTER : GTK_JUSTIFY_LEFT) }
  }

  /// The place of the text in a wider label: 0 at its start, 1 at its end. The default is 0.5.
  public var xAlign: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }
}

/// Pango markup: text with tags for its appearance.
package enum Markup {
  /// Returns the text with escaped tags and entities, so that it is shown as it is.
  package static func escaped(_ text: String) -> String {
    // XML cannot contain NUL, and C strings end with it.
    String(taking: g_markup_escape_text(text.withoutNUL, -1)) ?? ""
  }

  /// Returns the text without its markup.
  ///
  /// - Throws: ``HostError`` when it is not well-formed, with GLib's message, which names the line and the character.
  package static func plainText(of markup: String) throws(HostError) -> String {
    var text: UnsafeMutablePointer<CChar>?
    var error: ErrorPointer?
    guard pango_parse_markup(markup, -1, 0, nil, &text, nil, &error) != 0 else {
      throw HostError(.notMarkup, taking: error, doing: "read the markup \"\(markup.prefix(200))\"")
    }
    return String(taking: text) ?? ""
  }
}
