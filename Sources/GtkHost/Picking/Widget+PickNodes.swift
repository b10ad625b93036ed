import CGtk

extension Widget {
  /// What the pointer could find on this widget's surface, parents before children and siblings in order, which is from
  /// the bottom up; with the Swift object of each that is a ``Reaching`` one.
  ///
  /// Hidden widgets, widgets that the pointer never finds, and what has a surface of its own are left out.
  public func pickNodes() -> [(node: PickNode, widget: (any Reaching)?)] {
    guard let native = gtk_widget_get_native(pointer).map({ UnsafeMutableRawPointer($0) }) else { return [] }
    let surface = native.assumingMemoryBound(to: GtkWidget.self)
    var nodes: [(node: PickNode, widget: (any Reaching)?)] = []
    Widget.collect(surface, parent: nil, on: surface, into: &nodes)
    return nodes
  }

  private static func collect(
    _ widget: UnsafeMutablePointer<GtkWidget>, parent: Int?, on surface: UnsafeMutablePointer<GtkWidget>,
    into nodes: inout [(node: PickNode, widget: (any Reaching)?)]
  ) {
    guard gtk_widget_get_mapped(widget) != 0, gtk_widget_get_can_target(widget) != 0,
      parent == nil || cgtk_is_a(widget, gtk_native_get_type()) == 0, let node = node(widget, parent, on: surface)
    else { return }
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    let isReaching = TypeRegistry.hostedType(of: instance)?.overrides.isReaching == true
    let index = nodes.count
    nodes.append((node, isReaching ? Widget.face(of: widget) as? any Reaching : nil))
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      collect(child, parent: index, on: surface, into: &nodes)
      next = gtk_widget_get_next_sibling(child)
    }
  }

  private static func node(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ parent: Int?, on surface: UnsafeMutablePointer<GtkWidget>
  ) -> PickNode? {
    var bounds = graphene_rect_t()
    guard let transform = affine(from: widget, to: surface), gtk_widget_compute_bounds(widget, widget, &bounds) != 0
    else { return nil }
    let box = PointerReaction.isHandle(widget) ? handleBox(of: widget, around: bounds) : Rectangle(bounds)
    var clip: Rectangle?
    if gtk_widget_get_overflow(widget) == GTK_OVERFLOW_HIDDEN {
      var border = GtkBorder()
      gtk_style_context_get_border(gtk_widget_get_style_context(widget), &border)
      clip = Rectangle(
        x: box.x + Double(border.left), y: box.y + Double(border.top),
        width: box.width - Double(border.left) - Double(border.right),
        height: box.height - Double(border.top) - Double(border.bottom))
    }
    let isInteractive = PointerReaction.isThere(on: widget)
    return PickNode(
      parent: parent, box: box, transform: transform, clip: clip, isInteractive: isInteractive,
      isSensitive: gtk_widget_is_sensitive(widget) != 0,
      typeName: isInteractive ? String(cString: g_type_name(cgtk_type_of_instance(widget))) : "")
  }

  /// The handle of a paned that looks thin answers for some pixels on either side; GTK does not tell how many.
  private static func handleBox(of widget: UnsafeMutablePointer<GtkWidget>, around bounds: graphene_rect_t) -> Rectangle
  {
    let box = Rectangle(bounds)
    var extra = 0.0
    while extra < 32, gtk_widget_contains(widget, box.x - extra - 0.5, box.y + box.height / 2) != 0 { extra += 1 }
    return Rectangle(x: box.x - extra, y: box.y - extra, width: box.width + 2 * extra, height: box.height + 2 * extra)
  }

  /// From this widget's coordinates to those of `other`; nil when they are not on one surface.
  public func transform(to other: Widget) -> Affine? { Widget.affine(from: pointer, to: other.pointer) }

  private static func affine(
    from widget: UnsafeMutablePointer<GtkWidget>, to other: UnsafeMutablePointer<GtkWidget>
  ) -> Affine? {
    var matrix = graphene_matrix_t()
    guard gtk_widget_compute_transform(widget, other, &matrix) != 0 else { return nil }
    let value = { (row: UInt32, column: UInt32) in Double(graphene_matrix_get_value(&matrix, row, column)) }
    return Affine(a: value(0, 0), b: value(0, 1), c: value(1, 0), d: value(1, 1), x: value(3, 0), y: value(3, 1))
  }
}

extension Rectangle {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}
