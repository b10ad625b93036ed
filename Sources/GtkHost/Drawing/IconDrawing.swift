import CGtk

/// An icon that a widget draws on its own node, without an image.
///
/// Widgets can share one. It keeps the pictures that it was last drawn as, for one size, scale and direction each.
@MainActor
package final class IconDrawing {
  private enum Source {
    case named(String)
    case file(String)
    case paintable(Paintable)
  }

  private let source: Source
  private var pictures: [IconPicture] = []

  /// An icon of the theme.
  package init(named name: String) { source = .named(name) }

  /// The picture of an SVG file. See ``Files/check(_:)``.
  package init(file path: String) { source = .file(path) }

  /// A picture.
  package init(_ paintable: Paintable) { source = .paintable(paintable) }

  /// Looks the icon up again when it is next drawn, after a change of the icon theme.
  package func forget() { pictures = [] }

  /// A picture that can change by itself; nil if this one does not.
  package var changing: Paintable? {
    guard case .paintable(let paintable) = source else { return nil }
    let flags = gdk_paintable_get_flags(paintable.opaque)
    return flags.rawValue & GDK_PAINTABLE_STATIC_CONTENTS.rawValue == 0 ? paintable : nil
  }

  /// Shows the icon in an image.
  package func show(in image: Image) {
    switch source {
    case .named(let name): image.setIcon(named: name)
    case .file(let path): image.setFile(path: path)
    case .paintable(let paintable): image.setPaintable(paintable)
    }
  }

  // MARK: Drawing

  /// Draws the icon in the middle of a square.
  ///
  /// - Parameters:
  ///   - widget: the widget on which it is drawn.
  ///   - snapshot: the snapshot of the widget.
  ///   - box: the square, logical pixels.
  ///   - color: the colour of symbolic icons.
  ///   - opacity: the opacity of icons with their own colours, 0…1.
  package func draw(
    on widget: Widget, _ snapshot: Snapshot, in box: Rectangle, _ color: Snapshot.Color, opacity: Double = 1
  ) {
    guard box.width > 0, box.height > 0 else { return }
    if case .paintable(let paintable) = source {
      let size = Self.size(of: paintable.opaque, in: box)
      snapshot.centered(size, in: box) { snapshot.draw(paintable.opaque, size, color, opacity: opacity) }
    } else if let picture = picture(on: widget, Int32(clamping: max(box.width, box.height))) {
      // Icons of a theme are never enlarged, as in `GtkImage`.
      let size = (width: min(picture.width, box.width), height: min(picture.height, box.height))
      snapshot.centered(size, in: box) { picture.draw(on: snapshot, size, color, opacity: opacity) }
    }
  }

  /// Returns the size of a picture in a box.
  private static func size(of paintable: OpaquePointer, in box: Rectangle) -> (width: Double, height: Double) {
    let ratio = gdk_paintable_get_intrinsic_aspect_ratio(paintable)
    guard ratio > 0 else { return (box.width, box.height) }
    return ratio > box.width / box.height ? (box.width, box.width / ratio) : (box.height * ratio, box.height)
  }

  private func picture(on widget: Widget, _ size: Int32) -> IconPicture? {
    ScaleWatch.begin(around: widget.pointer)
    let form = IconPicture.Form(
      size: size, scale: cgtk_widget_scale(widget.pointer), isReversed: widget.textDirection == .rightToLeft)
    for known in pictures where known.form == form { return known }
    guard let paintable = look(up: form, gtk_widget_get_display(widget.pointer)) else { return nil }
    // Each size of a button has one; more come from other display scales and the other direction.
    if pictures.count >= 32 { forget() }
    let new = IconPicture(paintable, form)
    pictures.append(new)
    return new
  }

  private func look(up form: IconPicture.Form, _ display: OpaquePointer?) -> OpaquePointer? {
    let theme = gtk_icon_theme_get_for_display(display)
    let direction = form.isReversed ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
    let scale = Int32(clamping: form.scale.rounded(.up))
    switch source {
    case .named(let name):
      return gtk_icon_theme_lookup_icon(
        theme, name, nil, form.size, scale, direction, GtkIconLookupFlags(rawValue: 0))
    case .file(let path):
      let file = g_file_new_for_path(path)
      let icon = g_file_icon_new(file)
      defer {
        g_object_unref(UnsafeMutableRawPointer(icon))
        g_object_unref(UnsafeMutableRawPointer(file))
      }
      return gtk_icon_theme_lookup_by_gicon(
        theme, icon, form.size, scale, direction, GtkIconLookupFlags(rawValue: 0))
    case .paintable: return nil
    }
  }
}

extension Signal where Owner: Paintable, Arguments == Void, Result == Void {
  /// The picture looks different now.
  package static var invalidated: Self { Signal("invalidate-contents") }
}
