import CGtk

// The C side of `WidgetOverrides`: one trampoline a virtual function, and the function that puts them in place.

extension WidgetOverrides {
  /// Puts the CSS name, the role, and a trampoline for each override into the class structure.
  func install(in table: UnsafeMutableRawPointer, of record: HostedType) {
    let table = table.assumingMemoryBound(to: GtkWidgetClass.self)
    if let cssName = record.cssName { gtk_widget_class_set_css_name(table, cssName) }
    if let role = record.role {
      gtk_widget_class_set_accessible_role(table, role.gtk)
    } else {
      let (own, plain) = (gtk_widget_class_get_accessible_role(table), cgtk_accessible_role_plain())
      // GTK's default role is abstract, so no widget may have it.
      if own == GTK_ACCESSIBLE_ROLE_WIDGET, plain != own { gtk_widget_class_set_accessible_role(table, plain) }
    }
    UnsafeMutableRawPointer(table).assumingMemoryBound(to: GObjectClass.self).pointee.dispose = disposed
    if contains != nil { table.pointee.contains = containsPoint }
    if isReaching {
      Picking.install()
      table.pointee.contains = reachesPoint
    }
    if measure != nil {
      table.pointee.measure = measured
      table.pointee.get_request_mode = requestMode
    }
    if allocate != nil { table.pointee.size_allocate = allocated }
    if draw != nil { table.pointee.snapshot = drawn }
    if stateFlagsChanged != nil { table.pointee.state_flags_changed = stateChanged }
    if root != nil {
      table.pointee.root = rooted
      table.pointee.unroot = unrooting
    }
    if map != nil || isReaching {
      table.pointee.map = mapped
      table.pointee.unmap = unmapping
    }
    if moveFocus != nil { table.pointee.focus = focused }
    if activation != nil {
      precondition(
        g_type_is_a(cgtk_type_of_class(table), gtk_button_get_type()) != 0,
        "Activating is for types made from buttons."
      )
      let button = UnsafeMutableRawPointer(table).assumingMemoryBound(to: GtkButtonClass.self)
      button.pointee.clicked = clicked
      button.pointee.activate = activated
    }
  }
}

// MARK: - Trampolines

private typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

/// The type record of an instance of ours, whether or not its Swift object is there.
@MainActor
private func hostedType(of instance: UnsafeMutableRawPointer) -> HostedType? {
  TypeRegistry.hostedType(of: instance.assumingMemoryBound(to: GObject.self))
}

/// The Swift object of an instance and its class's overrides.
@MainActor
private func host(of instance: UnsafeMutableRawPointer) -> (object: Object, overrides: WidgetOverrides)? {
  guard let object = ToggleReference.object(of: instance), let overrides = object.hostedType?.overrides else {
    return nil
  }
  // Only the classes that these overrides have filled have the trampolines.
  return (object, unsafeDowncast(overrides, to: WidgetOverrides.self))
}

/// Takes the children that Swift gave it away from a widget that is going; stock children are gone by then.
private let disposed: @convention(c) (UnsafeMutablePointer<GObject>?) -> Void = trampoline(
  { object in
    guard let object else { return }
    hostedType(of: object)?.objectClass.pointee.dispose?(object)
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  } as @MainActor @convention(c) (UnsafeMutablePointer<GObject>?) -> Void
)

private let containsPoint: @convention(c) (WidgetPointer?, Double, Double) -> gboolean = trampoline(
  { widget, x, y in
    guard let widget else { return 0 }
    if let (object, overrides) = host(of: widget), let contains = overrides.contains {
      let isOwn = contains(object, x, y)
      if isOwn, let probe = Picking.probe {
        return probe.found(widget) ? 1 : 0
      }
      return isOwn ? 1 : 0
    }
    return hostedType(of: widget)?.widgetClass.pointee.contains?(widget, x, y) ?? 0
  } as @MainActor @convention(c) (WidgetPointer?, Double, Double) -> gboolean
)

/// Far away widgets, which are nearly all, are done with before their Swift object is looked for.
private let reachesPoint: @convention(c) (WidgetPointer?, Double, Double) -> gboolean = trampoline(
  { widget, x, y in
    guard let widget, PickReach.isNear(widget, x, y) else { return 0 }
    if let probe = Picking.probe { return probe.asked(widget, x: x, y: y) ? 1 : 0 }
    guard let (object, _) = host(of: widget), let face = object as? Widget else {
      return Picking.realContains(widget, x, y) ? 1 : 0
    }
    return Picking.isOwn(face, x: x, y: y) ? 1 : 0
  } as @MainActor @convention(c) (WidgetPointer?, Double, Double) -> gboolean
)

private typealias Measure =
  @convention(c) (
    WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void

private let measured: Measure = trampoline(
  { widget, orientation, crossSize, minimum, natural, minimumBaseline, naturalBaseline in
    guard let widget else { return }
    if let (object, overrides) = host(of: widget), let measure = overrides.measure {
      let size = measure(object, Orientation(orientation), Int(crossSize))
      minimum?.pointee = Int32(size.minimum)
      natural?.pointee = Int32(max(size.minimum, size.natural))
      minimumBaseline?.pointee = Int32(size.minimumBaseline)
      naturalBaseline?.pointee = Int32(size.naturalBaseline)
    } else {
      hostedType(of: widget)?.widgetClass.pointee.measure?(
        widget,
        orientation,
        crossSize,
        minimum,
        natural,
        minimumBaseline,
        naturalBaseline
      )
    }
  }
    as @MainActor @convention(c) (
      WidgetPointer?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
    ) -> Void
)

private let requestMode: @convention(c) (WidgetPointer?) -> GtkSizeRequestMode = trampoline(
  { widget in
    guard let widget else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
    if let (object, overrides) = host(of: widget), overrides.tradesHeightForWidth?(object) == true {
      return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    }
    return hostedType(of: widget)?.widgetClass.pointee.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
  } as @MainActor @convention(c) (WidgetPointer?) -> GtkSizeRequestMode
)

private let allocated: @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void = trampoline(
  { widget, width, height, baseline in
    guard let widget else { return }
    if let (object, overrides) = host(of: widget), let allocate = overrides.allocate {
      allocate(object, Int(width), Int(height), Int(baseline))
    } else {
      hostedType(of: widget)?.widgetClass.pointee.size_allocate?(widget, width, height, baseline)
    }
  } as @MainActor @convention(c) (WidgetPointer?, Int32, Int32, Int32) -> Void
)

private let drawn: @convention(c) (WidgetPointer?, OpaquePointer?) -> Void = trampoline(
  { widget, snapshot in
    guard let widget, let snapshot else { return }
    if let (object, overrides) = host(of: widget), let draw = overrides.draw {
      draw(object, Snapshot(snapshot))
    } else {
      hostedType(of: widget)?.widgetClass.pointee.snapshot?(widget, snapshot)
    }
  } as @MainActor @convention(c) (WidgetPointer?, OpaquePointer?) -> Void
)

private let stateChanged: @convention(c) (WidgetPointer?, GtkStateFlags) -> Void = trampoline(
  { widget, previous in
    guard let widget else { return }
    hostedType(of: widget)?.widgetClass.pointee.state_flags_changed?(widget, previous)
    if let (object, overrides) = host(of: widget) {
      overrides.stateFlagsChanged?(object, StateFlags(rawValue: previous.rawValue))
    }
  } as @MainActor @convention(c) (WidgetPointer?, GtkStateFlags) -> Void
)

private let rooted: @convention(c) (WidgetPointer?) -> Void = trampoline(
  { widget in
    guard let widget else { return }
    hostedType(of: widget)?.widgetClass.pointee.root?(widget)
    if let (object, overrides) = host(of: widget) { overrides.root?.did(object) }
  } as @MainActor @convention(c) (WidgetPointer?) -> Void
)

private let unrooting: @convention(c) (WidgetPointer?) -> Void = trampoline(
  { widget in
    guard let widget else { return }
    if let (object, overrides) = host(of: widget) { overrides.root?.will(object) }
    hostedType(of: widget)?.widgetClass.pointee.unroot?(widget)
  } as @MainActor @convention(c) (WidgetPointer?) -> Void
)

private let mapped: @convention(c) (WidgetPointer?) -> Void = trampoline(
  { widget in
    guard let widget else { return }
    hostedType(of: widget)?.widgetClass.pointee.map?(widget)
    if let (object, overrides) = host(of: widget) {
      if overrides.isReaching { PickReach.invalidate() }
      overrides.map?.did(object)
    }
  } as @MainActor @convention(c) (WidgetPointer?) -> Void
)

private let unmapping: @convention(c) (WidgetPointer?) -> Void = trampoline(
  { widget in
    guard let widget else { return }
    if let (object, overrides) = host(of: widget) {
      if overrides.isReaching { PickReach.invalidate() }
      overrides.map?.will(object)
    }
    hostedType(of: widget)?.widgetClass.pointee.unmap?(widget)
  } as @MainActor @convention(c) (WidgetPointer?) -> Void
)

private let focused: @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean = trampoline(
  { widget, direction in
    guard let widget else { return 0 }
    if let (object, overrides) = host(of: widget), let moveFocus = overrides.moveFocus {
      return moveFocus(object, FocusDirection(direction)) ? 1 : 0
    }
    return hostedType(of: widget)?.widgetClass.pointee.focus?(widget, direction) ?? 0
  } as @MainActor @convention(c) (WidgetPointer?, GtkDirectionType) -> gboolean
)

private let clicked: @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void = trampoline(
  { button in
    guard let button else { return }
    if let (object, overrides) = host(of: button), overrides.activation?.click(object) == false {
      g_signal_stop_emission_by_name(button, "clicked")
    } else {
      hostedType(of: button)?.buttonClass.pointee.clicked?(button)
    }
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void
)

private let activated: @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void = trampoline(
  { button in
    guard let button else { return }
    if let (object, overrides) = host(of: button), overrides.activation?.activate(object) == false { return }
    hostedType(of: button)?.buttonClass.pointee.activate?(button)
  } as @MainActor @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void
)
