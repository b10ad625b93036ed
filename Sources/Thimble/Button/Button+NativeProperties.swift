// What a button's GObject properties see of it.

extension Button {
  /// The name of an icon of the theme; nil where there is none, or one from elsewhere.
  var iconName: String? {
    get { if case .named(let name)? = icon?.source { name } else { nil } }
    set { icon = newValue.map { .named($0) } }
  }

  /// The label that was set, if any. What comes from C may be blank, which is no name: it changes nothing.
  var ownAccessibilityLabel: String? {
    get { ownLabel }
    set {
      if let newValue, AccessibleName.spoken(newValue) == nil {
        return Log.warning("\(typeName): a blank accessibility-label is no name and is not used.")
      }
      setAccessibilityLabel(newValue)
    }
  }

  /// What is wrong with a variant's name, which from C may be any text; nil when the theme knows it.
  var unknownVariant: String? {
    let variants = effectiveTheme.values(in: ThemeController.shared.context).variants.map(\.name)
    guard !variants.contains(variant.name) else { return nil }
    return "The theme has no variant \"\(variant.name)\". It has \(variants.sorted().joined(separator: ", "))."
  }
}

extension Button.Variant: TextValue {
  public init?(nativeText: String) { self.init(nativeText) }
  public var nativeText: String { name }
}

extension Button.Size: NativeEnumeration {
  public static var allNicks: [String] { all.map(\.name) }
  public static func value(ofNick nick: String) -> Button.Size? { all.first { $0.name == nick } }
  public var nick: String { name }
}

extension Property where Owner: Button, Value == String {
  /// What the button shows and is called.
  public static var title: Self { Property("title") }
}

extension Property where Owner: Button, Value == String? {
  /// The name of the icon of the theme.
  public static var iconName: Self { Property("icon-name") }
}

extension Property where Owner: Button, Value == Button.Variant {
  /// How much the button stands out.
  public static var variant: Self { Property("variant") }
}

extension Property where Owner: Button, Value == Button.Size {
  /// How large the button is.
  public static var size: Self { Property("size") }
}

extension Property where Owner: Button, Value == Bool {
  /// Whether the button is at work. Read only.
  public static var pending: Self { Property("pending") }
}
