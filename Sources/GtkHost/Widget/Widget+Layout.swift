import CGtk

// MARK: - Layout

extension Widget {
  /// The place of the widget in a wider allocation. The default is ``Alignment/fill``.
  public var horizontalAlignment: Alignment {
    get { Alignment(gtk_widget_get_halign(pointer)) }
    set { gtk_widget_set_halign(pointer, newValue.gtk) }
  }

  /// The place of the widget in a taller allocation. The default is ``Alignment/fill``; the kit's controls are centred
  /// in bars.
  public var verticalAlignment: Alignment {
    get { Alignment(gtk_widget_get_valign(pointer)) }
    set {
      heightOwner = .application
      gtk_widget_set_valign(pointer, newValue.gtk)
    }
  }

  /// Indicates whether the widget wants room that is left over in the width.
  public var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Indicates whether the widget wants room that is left over in the height.
  public var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(pointer) != 0 }
    set {
      gtk_widget_set_vexpand(pointer, newValue ? 1 : 0)
      if heightOwner == .bar { keepHeight(in: bar) }
    }
  }

  /// Sets the margins around the widget, logical pixels; nil, the default, keeps the one that was set.
  public func setMargins(top: Int? = nil, bottom: Int? = nil, leading: Int? = nil, trailing: Int? = nil) {
    if let top { gtk_widget_set_margin_top(pointer, Int32(spacing: max(0, top))) }
    if let bottom { gtk_widget_set_margin_bottom(pointer, Int32(spacing: max(0, bottom))) }
    if let leading { gtk_widget_set_margin_start(pointer, Int32(spacing: max(0, leading))) }
    if let trailing { gtk_widget_set_margin_end(pointer, Int32(spacing: max(0, trailing))) }
  }

  /// Sets the minimum size to ask for, logical pixels, -1 for none; nil, the default, keeps the one that was set.
  public func setSizeRequest(width: Int? = nil, height: Int? = nil) {
    var (oldWidth, oldHeight): (Int32, Int32) = (-1, -1)
    gtk_widget_get_size_request(pointer, &oldWidth, &oldHeight)
    gtk_widget_set_size_request(
      pointer, width.map { Int32(length: $0) } ?? oldWidth, height.map { Int32(length: $0) } ?? oldHeight)
  }

  /// The direction of layout here, the parent's where it was not set.
  public var textDirection: TextDirection {
    get { TextDirection(gtk_widget_get_direction(pointer)) }
    set { gtk_widget_set_direction(pointer, newValue.gtk) }
  }

  /// The width of the content, logical pixels, without CSS padding and border.
  public var width: Int { Int(gtk_widget_get_width(pointer)) }

  /// The height of the content, logical pixels, without CSS padding and border.
  public var height: Int { Int(gtk_widget_get_height(pointer)) }

  /// Returns the sum of CSS padding and border in a direction, in logical pixels.
  package func roomAroundContent(_ orientation: Orientation) -> Int {
    guard let box = Self.bounds(of: pointer, in: pointer) else { return 0 }
    return switch orientation {
    case .horizontal: Int(clamping: box.width.rounded()) - width
    case .vertical: Int(clamping: box.height.rounded()) - height
    }
  }

  /// Returns the border box in `other`'s coordinates, nil when they are not in one window.
  public func bounds(in other: Widget) -> Rectangle? { Self.bounds(of: pointer, in: other.pointer) }

  static func bounds(of widget: WidgetPointer, in other: WidgetPointer) -> Rectangle? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget, other, &bounds) == 0 ? nil : Rectangle(bounds)
  }

  /// Converts a point to the coordinates of `other`; nil when they are not in one window.
  public func convert(x: Double, y: Double, to other: Widget) -> (x: Double, y: Double)? {
    Self.convert(Point(x: x, y: y), from: pointer, to: other.pointer).map { ($0.x, $0.y) }
  }

  static func convert(_ point: Point, from widget: WidgetPointer, to other: WidgetPointer) -> Point? {
    var place = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var result = graphene_point_t()
    guard gtk_widget_compute_point(widget, other, &place, &result) != 0 else { return nil }
    return Point(x: Double(result.x), y: Double(result.y))
  }

  /// Returns the widget under a point of this widget: itself, one inside, or nil. Widgets that take no input count only
  /// if `includingInsensitive` is true.
  public func pick(x: Double, y: Double, includingInsensitive: Bool = false) -> Widget? {
    let flags = includingInsensitive ? GTK_PICK_INSENSITIVE : GTK_PICK_DEFAULT
    return Widget.face(of: gtk_widget_pick(pointer, x, y, flags))
  }

  /// Returns whether a point in the widget's coordinates belongs to the widget, its larger target included.
  package func isOwn(_ point: Point) -> Bool { gtk_widget_contains(pointer, point.x, point.y) != 0 }

  /// Returns the size that the widget needs, CSS padding, border and margins included.
  public func measured(_ orientation: Orientation, crossSize: Int = -1) -> RequestedSize {
    RequestedSize { minimum, natural, minimumBaseline, naturalBaseline in
      gtk_widget_measure(
        pointer, orientation.gtk, Int32(length: crossSize), &minimum, &natural, &minimumBaseline, &naturalBaseline)
    }
  }

  /// Gives the widget its place in its parent, from ``Allocating/allocateChildren(width:height:baseline:)`` only.
  public func allocate(x: Int, y: Int, width: Int, height: Int, baseline: Int = -1) {
    var allocation = GtkAllocation(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(length: width), height: Int32(length: height))
    gtk_widget_size_allocate(pointer, &allocation, Int32(length: baseline))
  }

  /// Indicates whether the widget's size in one direction depends on the other.
  public var hasConstantSize: Bool { gtk_widget_get_request_mode(pointer) == GTK_SIZE_REQUEST_CONSTANT_SIZE }

  /// Indicates whether the widget is shown while its parent is: for parents that leave out children that do not fit.
  /// Unlike ``isVisible``, setting it needs no new layout. The default is true.
  public var isChildVisible: Bool {
    get { gtk_widget_get_child_visible(pointer) != 0 }
    set { gtk_widget_set_child_visible(pointer, newValue ? 1 : 0) }
  }

  public func queueResize() { gtk_widget_queue_resize(pointer) }

  public func queueAllocate() { gtk_widget_queue_allocate(pointer) }

  public func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Indicates whether the widget's border box clips its children and their input.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(pointer) == GTK_OVERFLOW_HIDDEN }
    set { gtk_widget_set_overflow(pointer, newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
  }
}
