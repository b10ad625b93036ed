import CGtk

// The functions that C calls. Each calls an override, or the C class's own function while the instance has no Swift
// object.

extension WidgetOverrides {
  /// Sets the CSS name, the accessible role, and a function for each override in the class structure.
  func install(in table: UnsafeMutableRawPointer, of record: HostedType) {
    let widgetClass = table.cast(to: GtkWidgetClass.self)
    if let cssName = record.cssName { gtk_widget_class_set_css_name(widgetClass, cssName) }
    let (own, plain) = (gtk_widget_class_get_accessible_role(widgetClass), cgtk_accessible_role_plain())
    if let role = record.role {
      gtk_widget_class_set_accessible_role(widgetClass, role.gtk)
    } else if own == GTK_ACCESSIBLE_ROLE_WIDGET, plain != own {
      // GTK's default role is abstract, so a widget must not have it.
      gtk_widget_class_set_accessible_role(widgetClass, plain)
    }
    installPicking(in: widgetClass)
    installLayout(in: widgetClass)
    installStates(in: widgetClass)
    installTooltip(in: widgetClass)
    if activation != nil { installActivation(in: table.cast()) }
  }

  func removeContent(of instance: UnsafeMutableRawPointer) {
    // The C class has removed its own children, but not the children that Swift has added. Each is removed once, because GTK
    // does not remove a child that a program has disposed of.
    var next = gtk_widget_get_first_child(instance.cast())
    while let child = next {
      next = gtk_widget_get_next_sibling(child)
      gtk_widget_unparent(child)
    }
  }

  private func installPicking(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    if isReaching {
      Picking.install()
      table.pointee.contains = { widget, x, y in
        // Most widgets are far from the point, and need no lookup of their Swift object.
        guard let widget, PickReach.isNear(widget, x, y) else { return 0 }
        if let probe = Picking.probe { return probe.asked(widget, x: x, y: y) ? 1 : 0 }
        guard let face = ToggleReference.object(of: widget) as? Widget else {
          return Picking.realContains(widget, x, y) ? 1 : 0
        }
        return Picking.isOwn(face, x: x, y: y) ? 1 : 0
      }
    } else if contains != nil {
      table.pointee.contains = { widget, x, y in
        guard let widget, let (object, overrides) = host(of: widget), let contains = overrides.contains else {
          return native(widget)?.pointee.contains?(widget, x, y) ?? 0
        }
        guard contains(object, x, y) else { return 0 }
        return Picking.probe?.found(widget) == false ? 0 : 1
      }
    }
  }

  private func installLayout(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    if replacesLayout {
      table.pointee.measure = { widget, orientation, crossSize, minimum, natural, minimumBaseline, naturalBaseline in
        guard let (object, overrides) = host(of: widget) else {
          native(widget)?.pointee.measure?(
            widget, orientation, crossSize, minimum, natural, minimumBaseline, naturalBaseline)
          return
        }
        // A class that only places its children measures like its C class, whose layout manager it no longer has.
        let measure = overrides.measure ?? { nativeLayout(of: $0).measure($1, crossSize: $2) }
        let size = measure(object, Orientation(orientation), Int(crossSize))
        minimum?.pointee = Int32(length: size.minimum)
        natural?.pointee = Int32(length: max(size.minimum, size.natural))
        minimumBaseline?.pointee = Int32(length: size.minimumBaseline)
        naturalBaseline?.pointee = Int32(length: size.naturalBaseline)
      }
      table.pointee.get_request_mode = { widget in
        guard let (object, overrides) = host(of: widget) else {
          return native(widget)?.pointee.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
        }
        guard let trades = overrides.tradesHeightForWidth else { return nativeLayout(of: object).requestMode }
        if trades(object) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        return native(widget)?.pointee.get_request_mode?(widget) ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
      }
      table.pointee.size_allocate = { widget, width, height, baseline in
        guard let (object, overrides) = host(of: widget) else {
          native(widget)?.pointee.size_allocate?(widget, width, height, baseline)
          return
        }
        let allocate =
          overrides.allocate ?? { nativeLayout(of: $0).allocateChildren(width: $1, height: $2, baseline: $3) }
        allocate(object, Int(width), Int(height), Int(baseline))
      }
    }
    if draw != nil {
      table.pointee.snapshot = { widget, snapshot in
        if let snapshot, let (object, overrides) = host(of: widget), let draw = overrides.draw {
          draw(object, Snapshot(snapshot))
        } else {
          native(widget)?.pointee.snapshot?(widget, snapshot)
        }
      }
    }
  }

  private func installStates(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    if stateFlagsChanged != nil {
      table.pointee.state_flags_changed = { @Sendable widget, previous in
        native(widget)?.pointee.state_flags_changed?(widget, previous)
        onMainThread(widget, "state_flags_changed") { object, overrides in
          overrides.stateFlagsChanged?(object, StateFlags(rawValue: previous.rawValue))
        }
      }
    }
    if root != nil {
      table.pointee.root = { @Sendable widget in
        native(widget)?.pointee.root?(widget)
        onMainThread(widget, "root") { $1.root?.did($0) }
      }
      table.pointee.unroot = { @Sendable widget in
        onMainThread(widget, "unroot") { $1.root?.will($0) }
        native(widget)?.pointee.unroot?(widget)
      }
    }
    if map != nil || isReaching {
      table.pointee.map = { @Sendable widget in
        native(widget)?.pointee.map?(widget)
        onMainThread(widget, "map") { object, overrides in
          if overrides.isReaching { PickReach.invalidate() }
          overrides.map?.did(object)
        }
      }
      table.pointee.unmap = { @Sendable widget in
        onMainThread(widget, "unmap") { object, overrides in
          if overrides.isReaching { PickReach.invalidate() }
          overrides.map?.will(object)
        }
        native(widget)?.pointee.unmap?(widget)
      }
    }
    if moveFocus != nil {
      table.pointee.focus = { widget, direction in
        guard let (object, overrides) = host(of: widget), let moveFocus = overrides.moveFocus else {
          return native(widget)?.pointee.focus?(widget, direction) ?? 0
        }
        let before = moving
        moving = widget
        defer { moving = before }
        return moveFocus(object, FocusDirection(direction)) ? 1 : 0
      }
      table.pointee.grab_focus = { widget in
        if native(widget)?.pointee.grab_focus?(widget) == 1 { return 1 }
        // GTK offers focus to a widget itself before it moves focus inside.
        guard widget != moving, let object = host(of: widget)?.object else { return 0 }
        return unsafeDowncast(object, to: Widget.self).takeFocusInside() ? 1 : 0
      }
    }
  }

  /// Shows ``Widget/tooltip`` where GTK has no text of its own, so that a subclass can keep the text itself.
  private func installTooltip(in table: UnsafeMutablePointer<GtkWidgetClass>) {
    table.pointee.query_tooltip = { widget, x, y, isForKeyboard, tooltip in
      if native(widget)?.pointee.query_tooltip?(widget, x, y, isForKeyboard, tooltip) == 1 { return 1 }
      guard let (object, _) = host(of: widget), let text = unsafeDowncast(object, to: Widget.self).tooltip else {
        return 0
      }
      gtk_tooltip_set_text(tooltip, text)
      return 1
    }
  }

  private func installActivation(in table: UnsafeMutablePointer<GtkButtonClass>) {
    precondition(
      g_type_is_a(cgtk_type_of_class(table), gtk_button_get_type()) != 0,
      "Only a subclass of GtkButton can conform to Activating.")
    // GtkButton has no such function. With one, a class in another language can chain up.
    if table.pointee.clicked == nil { table.pointee.clicked = { _ in } }
    let type = cgtk_type_of_class(table)
    g_signal_override_class_handler("clicked", type, unsafeBitCast(clicked, to: GCallback.self))
    g_signal_override_class_handler("activate", type, unsafeBitCast(activated, to: GCallback.self))
  }
}

// The signals' own handlers, and not the functions in the class structure: a class in another language that overrides one of
// these, and does not chain up, is still a button of the kit.

private let clicked: @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void = { button in
  if onMainThread(button, "clicked", or: true, { $1.activation?.click($0) == false }) == true {
    g_signal_stop_emission_by_name(button, "clicked")
  } else {
    ownClass(of: button)?.pointee.clicked?(button)
  }
}

private let activated: @convention(c) (UnsafeMutablePointer<GtkButton>?) -> Void = { button in
  if onMainThread(button, "activate", or: true, { $1.activation?.activate($0) == false }) != true {
    ownClass(of: button)?.pointee.activate?(button)
  }
}

/// Returns the class structure of an instance's own type, which may be that of a class in another language.
private func ownClass(of button: UnsafeMutablePointer<GtkButton>?) -> UnsafeMutablePointer<GtkButtonClass>? {
  button?.cast(to: GTypeInstance.self).pointee.g_class.cast()
}

/// The container inside which GTK is moving focus.
@MainActor private var moving: WidgetPointer?

/// Returns the Swift object of an instance and the overrides of its class; nil while the instance has no Swift object.
@MainActor
private func host(of instance: UnsafeMutableRawPointer?) -> (object: Object, overrides: WidgetOverrides)? {
  guard let instance, let object = ToggleReference.object(of: instance), let overrides = object.hostedType?.overrides
  else { return nil }
  // The functions of this file are only in class structures of records with `WidgetOverrides`.
  return (object, unsafeDowncast(overrides, to: WidgetOverrides.self))
}

/// Returns the implementation of the nearest C class of a widget, its layout manager included.
@MainActor
private func nativeLayout(of object: Object) -> NativeImplementation {
  // The functions of this file are only in class structures of widgets.
  NativeImplementation(unsafeDowncast(object, to: Widget.self))
}

/// Runs an override that a program may cause on any thread. On another thread than the main one, logs a critical message
/// and returns `fallback`.
///
/// - Returns: nil while the instance has no Swift object.
@discardableResult
private func onMainThread<Result: Sendable>(
  _ instance: UnsafeMutableRawPointer?, _ function: StaticString, or fallback: Result? = nil,
  _ body: @MainActor (Object, WidgetOverrides) -> Result
) -> Result? {
  guard let instance else { return nil }
  guard MainThread.admits(instance, "\(function) must happen", effect: "The kit ignores it.") else { return fallback }
  // Only the main thread comes here.
  nonisolated(unsafe) let widget = instance
  return MainActor.assumeIsolated { host(of: widget).map { body($0.object, $0.overrides) } }
}

/// Returns the class structure of the nearest C class. The instance may have no Swift object. On any thread.
private func native(_ widget: WidgetPointer?) -> UnsafeMutablePointer<GtkWidgetClass>? {
  widget.flatMap { TypeRegistry.record(cgtk_type_of_instance($0))?.nativeClass.cast() }
}
