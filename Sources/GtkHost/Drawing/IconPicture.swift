import CGtk

/// The picture of an icon in one size, and the textures that it became in some colours.
///
/// GTK's cairo renderer colours a symbolic icon pixel by pixel, in each frame and on each button. Thus the second request
/// for a colour makes a texture, which all buttons with the icon share. The first request makes none: each frame of a
/// transition has a colour that does not come back.
@MainActor
final class IconPicture {
  /// The properties that a picture of the icon theme depends on.
  struct Form: Equatable {
    /// Logical pixels.
    let size: Int32
    /// Pixels of the display for each logical pixel.
    let scale: Double
    let isReversed: Bool
  }

  let form: Form
  /// The size, logical pixels.
  let (width, height): (Double, Double)
  private let paintable: OpaquePointer
  private let isSymbolic: Bool
  /// The colours that were drawn last, each with its texture after the first time.
  private var tints: [(color: Snapshot.Color, texture: OpaquePointer?)] = []

  /// Takes over the reference to the paintable.
  init(_ paintable: OpaquePointer, _ form: Form) {
    (self.paintable, self.form) = (paintable, form)
    isSymbolic = cgtk_icon_is_symbolic(paintable) != 0
    width = Double(gdk_paintable_get_intrinsic_width(paintable))
    height = Double(gdk_paintable_get_intrinsic_height(paintable))
  }

  isolated deinit {
    for case let texture? in tints.map(\.texture) { g_object_unref(UnsafeMutableRawPointer(texture)) }
    g_object_unref(UnsafeMutableRawPointer(paintable))
  }

  func draw(
    on snapshot: Snapshot, _ size: (width: Double, height: Double), _ color: Snapshot.Color, opacity: Double
  ) {
    if !isSymbolic {
      snapshot.drawColored(paintable, size, opacity: opacity)
    } else if size == (width, height), let texture = tint(color) {
      snapshot.draw(texture: texture, size)
    } else {
      snapshot.drawSymbolic(paintable, size, color)
    }
  }

  /// Returns the picture in a colour; nil the first time that it is asked for.
  private func tint(_ color: Snapshot.Color) -> OpaquePointer? {
    // At a fractional scale, GTK may draw the icon's shape, which is sharper than any picture of it.
    guard form.scale == form.scale.rounded() else { return nil }
    guard let index = tints.firstIndex(where: { $0.color == color }) else {
      if tints.count >= 16 { forgetOne() }
      tints.append((color, nil))
      return nil
    }
    if tints[index].texture == nil { tints[index].texture = texture(in: color) }
    return tints[index].texture
  }

  /// Forgets the oldest colour, preferably one without a texture.
  private func forgetOne() {
    let tint = tints.remove(at: tints.firstIndex { $0.texture == nil } ?? 0)
    if let texture = tint.texture { g_object_unref(UnsafeMutableRawPointer(texture)) }
  }

  private func texture(in color: Snapshot.Color) -> OpaquePointer? {
    guard let snapshot = gtk_snapshot_new() else { return nil }
    Snapshot(snapshot).drawSymbolic(paintable, (width, height), color)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    return PixelMap(of: node, width: Int(clamping: width), height: Int(clamping: height), scale: Int(form.scale))
      .straightTexture()
  }
}
