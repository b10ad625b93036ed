import CGtk

/// A window on screen: `GtkWindow`. GTK holds it from the moment it is made until ``destroy()`` or the user closes it.
@MainActor
open class Window: Widget {
  override open class var nativeType: NativeType { NativeType(gtk_window_get_type(), faceOf: Window.self) }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) { super.init(native) }

  /// A window that shows `child` once it is presented.
  public convenience init(_ title: String, child: Widget? = nil) {
    self.init(Self.make())
    self.title = title
    if let child { self.child = child }
  }

  var gtkWindow: UnsafeMutablePointer<GtkWindow> { instance.cast() }

  /// The name of the window in the task list and for assistive technologies.
  public var title: String {
    get { gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(gtkWindow, newValue) }
  }

  public var child: Widget? {
    get { Widget.face(of: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.pointer) }
  }

  /// Sets the size before the user changes it, logical pixels, -1 for the size that the content needs.
  public func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, Int32(spacing: max(width, -1)), Int32(spacing: max(height, -1)))
  }

  /// The widget in place of the desktop's title bar, such as a ``HeaderBar``; nil for the desktop's own. Set it before
  /// the window is shown.
  public var titlebar: Widget? {
    get { Widget.face(of: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.pointer) }
  }

  /// Indicates whether the other windows of the application wait until this one is closed. The default is false. Set it
  /// before the window is shown: it then has the accessible role dialog, and a screen reader speaks its title.
  public var isModal: Bool {
    get { gtk_window_get_modal(gtkWindow) != 0 }
    set {
      gtk_window_set_modal(gtkWindow, newValue ? 1 : 0)
      // Before GTK 4.10 a window that belongs to no application has no role that a screen reader knows.
      if newValue, gtk_widget_get_realized(pointer) == 0 { accessibleRole = .dialog }
    }
  }

  /// The window that this one belongs to and stays above; nil for none. When that window is closed, this one is too.
  public var transientFor: Window? {
    get { Window.face(of: gtk_window_get_transient_for(gtkWindow)) }
    set {
      gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow)
      // GTK itself would wait until nobody holds the other window.
      ownerWatch = newValue.map { LeaveWatch($0) { [weak self] in self?.destroy() } }
    }
  }

  private var ownerWatch: LeaveWatch?

  /// Indicates whether the user can change the size. The default is true.
  public var isResizable: Bool {
    get { gtk_window_get_resizable(gtkWindow) != 0 }
    set { gtk_window_set_resizable(gtkWindow, newValue ? 1 : 0) }
  }

  /// Indicates whether the window fills the screen beside the desktop's panels. A window manager may refuse a change,
  /// and makes it a little later.
  public var isMaximized: Bool {
    get { gtk_window_is_maximized(gtkWindow) != 0 }
    set { newValue ? gtk_window_maximize(gtkWindow) : gtk_window_unmaximize(gtkWindow) }
  }

  /// The widget that Return activates where the focused one has no use for the key; nil for none.
  public var defaultWidget: Widget? {
    get { Widget.face(of: gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.pointer) }
  }

  /// Indicates whether the desktop's frame and title bar are around the window. The default is true.
  public var isDecorated: Bool {
    get { gtk_window_get_decorated(gtkWindow) != 0 }
    set { gtk_window_set_decorated(gtkWindow, newValue ? 1 : 0) }
  }

  /// Shows the window, or brings it to the front.
  public func present() { gtk_window_present(gtkWindow) }

  /// Asks the window to close, as the user would.
  public func close() { gtk_window_close(gtkWindow) }

  /// Closes the window at once. GTK releases the window and its widgets.
  public func destroy() { gtk_window_destroy(gtkWindow) }

  /// The widget that has keyboard focus when this window is the active one.
  public var focusedWidget: Widget? {
    get { Widget.face(of: gtk_window_get_focus(gtkWindow)) }
    set { gtk_window_set_focus(gtkWindow, newValue?.pointer) }
  }

  /// Indicates whether this is the window that the user works in.
  public var isActive: Bool { gtk_window_is_active(gtkWindow) != 0 }

  public var showsFocus: Bool {
    get { gtk_window_get_focus_visible(gtkWindow) != 0 }
    set { gtk_window_set_focus_visible(gtkWindow, newValue ? 1 : 0) }
  }
}

// MARK: - All windows

extension Window {
  /// Every window of the process, also those that C made.
  public static var all: [Window] { toplevels.compactMap { Window.face(of: $0.cast(to: GtkWidget.self)) } }

  static var toplevels: [UnsafeMutableRawPointer] { gtk_window_get_toplevels().map { items(of: $0) } ?? [] }

  /// Calls `handler` after windows have come or gone: in the next turn of the main loop, since GTK lists a window
  /// before it is complete. The handler lives as long as the process, or until the connection is ended.
  @discardableResult
  package static func observeAll(_ handler: @escaping @MainActor () -> Void) -> SignalConnection? {
    Gtk.initialize()
    guard let list = Object.face(of: gtk_window_get_toplevels()) else { return nil }
    var isScheduled = false
    return list.connect(Signal<Object, Void, Void>("items-changed")) { _ in
      guard !isScheduled else { return }
      isScheduled = true
      Task { @MainActor in
        isScheduled = false
        handler()
      }
    }
  }
}

extension Property where Owner: Window, Value == Bool {
  /// Indicates whether the window is the one that has the keyboard.
  public static var isActive: Self { Property("is-active") }
}

extension Property where Owner: Window, Value == Widget? {
  /// The widget that has keyboard focus when this window is the active one.
  public static var focusWidget: Self { Property("focus-widget") }
}

extension Signal where Owner: Window, Arguments == Void, Result == Bool {
  /// The user wants to close the window; true keeps it open. ``Window/onCloseRequest(_:)`` can ask first.
  public static var closeRequest: Self { Signal("close-request") }
}

// MARK: - Tooltips

extension Widget {
  /// Indicates whether GTK shows a tooltip at the pointer over this window or popover.
  package var showsPointerTooltip: Bool {
    // GTK's type for it is not public.
    Widget.children(of: pointer).contains { child in
      gtk_widget_get_mapped(child) != 0
        && String(cString: g_type_name(cgtk_type_of_instance(child))) == "GtkTooltipWindow"
    }
  }
}

// MARK: - Asking before a window closes

extension Window {
  /// Asks `mayClose` whenever the user wants to close the window, and closes it where that returns true.
  ///
  /// ```swift
  /// window.onCloseRequest { [weak notes] _ in await notes?.saveAll() ?? true }
  /// ```
  /// The window stays open and usable while `mayClose` runs; further requests are dropped meanwhile. ``destroy()`` closes a
  /// window without a question.
  ///
  /// - Parameter mayClose: receives the window. It can show a dialog or save a document.
  public func onCloseRequest(_ mayClose: @escaping @MainActor (Window) async -> Bool) {
    var isAsking = false
    connect(.closeRequest) { window in
      guard !isAsking else { return true }
      isAsking = true
      Task { [weak window] in
        defer { isAsking = false }
        guard let window, await mayClose(window) else { return }
        window.destroy()
      }
      return true
    }
  }
}
