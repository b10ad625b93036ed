package import CGtk

/// A widget: the Swift side of a `GtkWidget`.
///
/// Subclass it to make a widget type of your own: give ``Object/nativeType``, and conform to ``HitTesting``,
/// ``Measuring``, ``Allocating``, ``Drawing`` and their like for the methods to override.
@MainActor
open class Widget: Object {
  override open class var nativeType: NativeType { NativeType(gtk_widget_get_type(), faceOf: Widget.self) }

  package var pointer: UnsafeMutablePointer<GtkWidget> { instance.cast() }

  /// Joins a Swift object to a widget: for a class of your own.
  @_disfavoredOverload
  public required init(_ native: NativeInstance) {
    super.init(native)
    if hostedType?.replacesLayout == true, gtk_widget_get_layout_manager(pointer) != nil {
      // GTK would ask it instead of the class.
      gtk_widget_set_layout_manager(pointer, nil)
    }
    if let templates = hostedType?.templates, !templates.isEmpty {
      (self as any TemplateFilling).fill(from: templates)
    }
  }

  var heightOwner = HeightOwner.nobody
  /// Indicates whether the widget is hidden from assistive technologies; nil until it is first set.
  var isAccessibleHidden: Bool?

  // MARK: Name

  /// Sets the accessible name, which is then the only source of the name; nil removes it, so that
  /// ``setLabelled(by:)`` alone names the widget.
  open func setAccessibilityLabel(_ label: String?) { exposeLabel(label) }

  // MARK: Visibility and state

  /// Indicates whether the widget asks to be shown. True for a new widget, except windows and popovers.
  public var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Indicates whether the widget itself takes input. Keyboard focus leaves a disabled widget for its neighbour. GTK
  /// calls it sensitive.
  open var isEnabled: Bool {
    get { isSensitive }
    set { isSensitive = newValue }
  }

  /// GTK's own flag, without the reasons that a subclass adds.
  package final var isSensitive: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set {
      if !newValue, isSensitive { passFocusOn() }
      gtk_widget_set_sensitive(pointer, newValue ? 1 : 0)
    }
  }

  /// Indicates whether the widget and all its ancestors take input.
  public var takesInput: Bool { gtk_widget_is_sensitive(pointer) != 0 }

  public var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  public var stateFlags: StateFlags { StateFlags(rawValue: gtk_widget_get_state_flags(pointer).rawValue) }

  /// Turns states on; GTK keeps hover, press and focus itself.
  public func setStateFlags(_ flags: StateFlags) {
    gtk_widget_set_state_flags(pointer, GtkStateFlags(flags.rawValue), 0)
  }

  public func unsetStateFlags(_ flags: StateFlags) {
    gtk_widget_unset_state_flags(pointer, GtkStateFlags(flags.rawValue))
  }

  /// The opacity, from 0 (invisible) to 1, the default. A transparent widget keeps its place and its input.
  public var opacity: Double {
    get { gtk_widget_get_opacity(pointer) }
    set { gtk_widget_set_opacity(pointer, newValue) }
  }

  // MARK: Focus and activation

  /// Indicates whether keyboard focus may come to this widget itself.
  public var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  package var focusesOnClick: Bool {
    get { gtk_widget_get_focus_on_click(pointer) != 0 }
    set { gtk_widget_set_focus_on_click(pointer, newValue ? 1 : 0) }
  }

  public var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Indicates whether this widget gets keys: it is focused, and its window is the active one.
  public var hasFocus: Bool { gtk_widget_has_focus(pointer) != 0 }

  /// Moves keyboard focus here. A container that is ``FocusMoving`` passes it on to its child, or keeps it where it is inside.
  ///
  /// - Returns: whether it succeeded.
  @discardableResult
  public func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Moves keyboard focus to the first widget inside that takes it.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  public func focusFirstChild() -> Bool { moveFocusInside(.tabForward) }

  /// Moves keyboard focus inside, if it is not there yet.
  func takeFocusInside() -> Bool {
    let focused = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    return focused.map { gtk_widget_is_ancestor($0, pointer) != 0 } == true || focusFirstChild()
  }

  /// Moves keyboard focus within this widget, or into it: for ``FocusMoving``.
  ///
  /// - Returns: whether a widget inside got it.
  @discardableResult
  public func moveFocusInside(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(pointer, direction.gtk) != 0
  }

  /// Moves keyboard focus by Tab in the order of the children: for ``FocusMoving``. GTK goes by their middles, which in one
  /// line may be a pixel apart.
  ///
  /// - Returns: whether a widget inside got it; nil for another direction.
  package func moveFocusInOrder(_ direction: FocusDirection) -> Bool? {
    guard direction == .tabForward || direction == .tabBackward else { return nil }
    let children = direction == .tabForward ? children : children.reversed()
    let focused = gtk_widget_get_root(pointer).flatMap { gtk_root_get_focus($0) }
    let current = focused.flatMap { focused in
      children.firstIndex { $0.pointer == focused || gtk_widget_is_ancestor(focused, $0.pointer) != 0 }
    }
    return children[(current ?? 0)...].contains { $0.moveFocusInside(direction) }
  }

  /// Activates the widget, as Return does when it is focused.
  ///
  /// - Returns: whether the widget can be activated.
  @discardableResult
  public func activate() -> Bool {
    let outer = Widget.isActivating
    Widget.isActivating = true
    defer { Widget.isActivating = outer }
    return gtk_widget_activate(pointer) != 0
  }

  /// Indicates whether the program activates a widget now, by ``activate()``, rather than a key or an assistive
  /// technology.
  package private(set) static var isActivating = false

  /// Indicates whether the pointer finds this widget and its children.
  public var canTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// The text shown when the pointer rests here or keyboard focus asks for it; nil for none.
  ///
  /// GTK writes it into the accessible description as well: see ``Widget/setAccessibleDescription(_:)``. A subclass that
  /// keeps the text itself has a tooltip without that.
  open var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    set {
      guard newValue != tooltip else {
        showsTooltip = newValue != nil
        return
      }
      // GTK asks the X server where the pointer is, and waits for three answers, for each tooltip of a visible widget,
      // even of one that is in no window. It does not ask for a hidden one.
      let isLoose = isVisible && gtk_widget_get_parent(pointer) == nil && gtk_widget_get_root(pointer) == nil
      if isLoose { gtk_widget_set_visible(pointer, 0) }
      gtk_widget_set_tooltip_text(pointer, newValue)
      if isLoose { gtk_widget_set_visible(pointer, 1) }
    }
  }

  /// Shows a change of a tooltip that a subclass keeps itself.
  ///
  /// - Parameter hadTooltip: whether there was one before.
  package final func tooltipChanged(hadTooltip: Bool) {
    let hasTooltip = tooltip != nil
    if hasTooltip != hadTooltip { showsTooltip = hasTooltip }
    // It asks the X server where the pointer is.
    if isMapped { gtk_widget_trigger_tooltip_query(pointer) }
  }

  /// Indicates whether the tooltip is shown at all; setting a tooltip turns it on, and removing it off.
  public var showsTooltip: Bool {
    get { gtk_widget_get_has_tooltip(pointer) != 0 }
    set { gtk_widget_set_has_tooltip(pointer, newValue ? 1 : 0) }
  }

  /// Sets the pointer's shape over this widget, by its CSS name such as `pointer`; nil for the parent's.
  public func setCursor(named name: String?) { gtk_widget_set_cursor_from_name(pointer, name) }

  // MARK: Bell and clicks

  /// Makes the desktop's attention sound, where there is one.
  package func beep() { gtk_widget_get_display(pointer).map { gdk_display_beep($0) } }

  /// Emits a button's `clicked`, at once and without showing a press. On other widgets it does nothing.
  public func emitClicked() {
    guard cgtk_is_a(instance, gtk_button_get_type()) != 0 else { return }
    cgtk_button_emit_clicked(pointer)
  }
}

// MARK: - Properties to bind and signals to follow

extension Property where Owner: Widget, Value == Bool {
  public static var sensitive: Self { Property("sensitive") }
  /// Indicates whether the widget asks to be shown.
  public static var visible: Self { Property("visible") }
}

extension Property where Owner: Widget, Value == String? {
  public static var tooltipText: Self { Property("tooltip-text") }
}

extension Signal where Owner: Widget, Arguments == Void, Result == Void {
  /// A state of the widget has changed: hover, press, focus, selection or sensitivity.
  public static var stateFlagsChanged: Self { Signal("state-flags-changed") }
}

/// The state of a widget as CSS sees it.
public struct StateFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let active = StateFlags(rawValue: GTK_STATE_FLAG_ACTIVE.rawValue)
  public static let hovered = StateFlags(rawValue: GTK_STATE_FLAG_PRELIGHT.rawValue)
  public static let selected = StateFlags(rawValue: GTK_STATE_FLAG_SELECTED.rawValue)
  public static let insensitive = StateFlags(rawValue: GTK_STATE_FLAG_INSENSITIVE.rawValue)
  /// Mixed: `:indeterminate`.
  public static let inconsistent = StateFlags(rawValue: GTK_STATE_FLAG_INCONSISTENT.rawValue)
  public static let focused = StateFlags(rawValue: GTK_STATE_FLAG_FOCUSED.rawValue)
  /// With keyboard focus here or inside: `:focus-within`.
  package static let focusWithin = StateFlags(rawValue: GTK_STATE_FLAG_FOCUS_WITHIN.rawValue)
  /// Below content that would be dropped here: `:drop(active)`.
  public static let dropActive = StateFlags(rawValue: GTK_STATE_FLAG_DROP_ACTIVE.rawValue)
  /// On: `:checked`.
  public static let checked = StateFlags(rawValue: GTK_STATE_FLAG_CHECKED.rawValue)
  /// With visible keyboard focus: `:focus-visible`.
  public static let focusVisible = StateFlags(rawValue: GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue)
}

// MARK: - Style

extension Widget {
  /// Adds a CSS class; does nothing when it is there.
  public func addStyleClass(_ name: String) { gtk_widget_add_css_class(pointer, name) }

  /// Removes a CSS class; does nothing when it is not there.
  public func removeStyleClass(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

  package func setStyleClass(_ name: String, _ isOn: Bool) {
    if isOn { addStyleClass(name) } else { removeStyleClass(name) }
  }

  public func hasStyleClass(_ name: String) -> Bool { gtk_widget_has_css_class(pointer, name) != 0 }

  public var styleClasses: [String] {
    guard let names = gtk_widget_get_css_classes(pointer) else { return [] }
    defer { g_strfreev(names) }
    return String.list(names.cast())
  }

  public var cssName: String { String(cString: gtk_widget_get_css_name(pointer)) }
}
