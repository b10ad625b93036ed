import PlainText

// The GObject properties and signals of a button.

extension Button {
  /// The properties that `.ui` files, bindings and the GTK inspector can use. The fields of
  /// ``Configuration`` name those that follow them.
  static var ownProperties: [NativeProperty] {
    [
      NativeProperty("title", \Button.unstyledTitle, initial: "", "The visible title and accessible name."),
      NativeProperty(writeOnly: "label", \Button.stockLabel, initial: "", "The title, by GtkButton's name for it."),
      NativeProperty("subtitle", \Button.subtitle, initial: nil, "A second, smaller line."),
      NativeProperty("badge", \Button.badge, initial: nil, "A few characters in a pill behind the title."),
      NativeProperty("icon-name", \Button.iconName, initial: nil, "The icon of the desktop's theme beside the title."),
      NativeProperty("icon-placement", \Button.configuration.iconPlacement, initial: .leading, "The icon's side."),
      NativeProperty("role", \Button.role, initial: nil, "The purpose of the button."),
      NativeProperty("variant", \Button.variant, initial: .neutral, "The visual emphasis of the button."),
      NativeProperty("size", \Button.size, initial: .medium, "The size of the button."),
      NativeProperty(
        "accessibility-label", \Button.ownAccessibilityLabel, initial: nil,
        "The accessible name, if it is not the title."
      ),
      NativeProperty(readOnly: "pending", \Button.isPending, initial: false, "Whether the button is at work."),
      NativeProperty(
        "progress", \Button.progress, initial: -1,
        "The completed share of the work, from 0 to 1; -1 while it is unknown or no work is running. It never decreases."
      ),
      NativeProperty(
        "disabled-reason", \Button.shownReason, initial: nil,
        "The step that the user must take before the button can be pressed. A text disables the button and is its tooltip "
          + "and description; none enables it."
      ),
      NativeProperty(
        "activation-policy", \Button.activationKind, initial: .drop,
        "The effect of a press while the work of the button is running."
      ),
    ]
  }

  /// The title. Setting it removes the styles that a program in C has given to the title before.
  var unstyledTitle: String {
    get { title }
    set {
      if configuration.styledTitle != nil { configuration.styledTitle = nil }
      title = newValue
    }
  }

  /// The name of a theme icon; nil for no icon or an icon from another source.
  var iconName: String? {
    get { if case .named(let name)? = icon?.source { name } else { nil } }
    set { icon = newValue.map { .named($0) } }
  }

  /// The accessibility label that was set, if any. C code can pass a blank label, which is not a name: it is ignored
  /// with a warning.
  var ownAccessibilityLabel: String? {
    get { ownLabel }
    set {
      if let newValue, AccessibleName.spoken(newValue) == nil {
        return Log.warning("\(typeName): a blank accessibility-label is no name and is not used.")
      }
      setAccessibilityLabel(newValue)
    }
  }

  /// The completed share of the work; -1 for none.
  var progress: Double {
    get { work.progress ?? -1 }
    set { if newValue >= 0 { work.progress = newValue } }
  }

  /// The reason why the button is disabled. C code can pass a blank reason: it is ignored with a warning.
  var shownReason: String? {
    get { disabledReason }
    set {
      if let newValue, AccessibleName.spoken(newValue) == nil {
        return Log.warning("\(typeName): a blank disabled-reason is no reason and is not used.")
      }
      disabledReason = newValue
    }
  }

  /// The activation policy without its time.
  var activationKind: ActivationPolicy.Kind {
    get { work.options.activationPolicy.kind }
    set { if newValue != activationKind { work.options.activationPolicy = ActivationPolicy(newValue) } }
  }
}

extension Button.Variant: TextValue {
  public init?(nativeText: String) { self.init(nativeText) }
  public var nativeText: String { name }
  public static var suggestions: [String] { (standard + onColor).map(\.name) }
}

extension Button.Size: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: Button.Size)] { all.map { ($0.name, $0) } }
}

extension Button.Role: NullableEnumeration {}

extension Button.Configuration.IconPlacement: NativeEnumeration {
  public static var nativeName: String { "ThimbleIconPlacement" }

  public static var nativeValues: [(nick: String, value: Self)] {
    [("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom)]
  }
}

extension Property where Owner: Button, Value == String {
  /// The visible title and accessible name.
  public static var title: Self { Property("title") }
}

extension Property where Owner: Button, Value == String? {
  /// The second, smaller line.
  public static var subtitle: Self { Property("subtitle") }
  /// The text in the pill after the title.
  public static var badge: Self { Property("badge") }
  /// The name of the theme icon.
  public static var iconName: Self { Property("icon-name") }
}

extension Property where Owner: Button, Value == Button.Variant {
  /// The visual emphasis of the button.
  public static var variant: Self { Property("variant") }
}

extension Property where Owner: Button, Value == Button.Size {
  /// The size of the button.
  public static var size: Self { Property("size") }
}

extension Property where Owner: Button, Value == Bool {
  /// Indicates whether the button is at work. Read only.
  public static var pending: Self { Property("pending") }
}

// MARK: - Signals

extension Button {
  /// Emitted for each phase of a press: its begin, moves, end and cancellation; with the phase and the source. Only after
  /// thimble_button_set_reports_presses(), so that no code listens to the presses of other buttons.
  static var pressSignal: NativeSignal {
    NativeSignal("press-event", carrying: PressEvent.Phase.self, Press.Source.self)
  }

  /// Emitted for each long press of a button with thimble_button_set_long_press(), with the source of the press.
  static var longPressSignal: NativeSignal { NativeSignal("long-pressed", carrying: Press.Source.self) }

  /// Emitted when a press begins work that the program does: a button without an action of its own is pending from then
  /// on, until the program ends the work by thimble_button_finish_work() or thimble_button_fail_work().
  ///
  /// It comes after #GtkButton::clicked, in a later turn of the main loop, and #ThimbleButton:pending is %TRUE by then.
  ///
  /// The token is cancelled when the user presses Escape, when the button leaves its window permanently, and by
  /// thimble_button_cancel_work(). A button without handlers of this signal is never pending by a press.
  static var workSignal: NativeSignal { NativeSignal("work-started", carrying: Cancellable.self) }
}

extension Signal where Owner: Button, Arguments == Void, Result == Void {
  /// Emitted when a pointer, a key or an assistive technology presses the button; not while the button is pending.
  public static var clicked: Self { Signal("clicked") }
}

// MARK: - A button as a GtkButton

/// The label with a mnemonic that a program set by GtkButton's name.
@MainActor private let storedStockLabel = WidgetValue<String>("stock-label")

// Programs in other languages may treat it as one. A program in Swift has no such names.

extension Button {
  /// The style class that GtkButton keeps instead of a property: such a button has no frame.
  private static let flat = "flat"
  private static let stockVariants: KeyValuePairs<String, Variant> = [
    flat: .plain, "suggested-action": .primary, "destructive-action": .danger,
  ]

  /// The title, by GtkButton's name for it.
  var stockLabel: String {
    get { unstyledTitle }
    set {
      unstyledTitle = newValue
      guard Self.leavesWidgetsToProgram, Mnemonic(newValue).letter != nil else { return }
      setValue(newValue, for: storedStockLabel)
    }
  }

  /// Warns of a label whose underscore GtkButton would show, because it does not use underlines.
  private func checkStockLabel() {
    guard let label = value(for: storedStockLabel), label == title, !self[Property<Button, Bool>("use-underline")]
    else { return }
    let shown = label.replacing(each: "__", with: "_").replacing(each: "_", with: "__")
    Log.warningOnce(
      "\(typeName): the underscore of the label \"\(label)\" marks a mnemonic, as that of every title. Write "
        + "\"\(shown)\" to show it, or set use-underline.")
  }

  /// Follows the style classes of GtkButton, unless the button has a variant of its own.
  func followStockClasses() {
    guard Self.leavesWidgetsToProgram else { return }
    checkStockLabel()
    if configuration.variant == nil {
      for (name, variant) in Self.stockVariants where hasStyleClass(name) { self.variant = variant }
    }
    updateStockFrame()
    followStockFrame()
  }

  /// Follows gtk_button_set_has_frame() and the property `has-frame`, which change a style class and nothing else. A
  /// handler makes each notification of the object slower, so there is none before the button is in a window.
  private func followStockFrame() {
    guard !hearsStockFrame else { return }
    hearsStockFrame = true
    connect(Signal<Button, Void, Void>("notify::has-frame")) { button in
      let isFlat = button.hasStyleClass(Self.flat)
      guard isFlat != (button.configuration.variant == .plain) else { return }
      button.configuration.variant = isFlat ? .plain : nil
    }
  }

  /// Tells GtkButton whether the button has the variant of buttons without a frame.
  func updateStockFrame() {
    let isFlat = configuration.variant == .plain
    guard isFlat != hasStyleClass(Self.flat) else { return }
    setStyleClass(Self.flat, isFlat)
    notify("has-frame")
  }

  /// Keeps the spoken name equal to the visible one when a program has called a function of GtkButton.
  func refuseStockContent() {
    guard Self.leavesWidgetsToProgram, hideButtonContent() else { return }
    exposeLabel(accessibilityLabel)
    Log.warningOnce(
      "\(typeName) draws its own content, and shows no label, icon or child of GtkButton: set its title and icon-name.")
  }
}
