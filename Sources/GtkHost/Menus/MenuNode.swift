/// One place in a menu model, as a value: an item that names an action, a section, or a submenu.
public indirect enum MenuNode: Hashable, Sendable {
  case item(Item)
  case section(Section, [MenuNode])
  case submenu(Submenu, [MenuNode])

  /// A picture that a menu model can carry.
  public enum Icon: Hashable, Sendable {
    case named(String)
    case file(String)
    case bytes([UInt8])
  }

  /// A condition that hides an item.
  public enum HiddenWhen: String, Hashable, Sendable {
    case actionDisabled = "action-disabled"
    case actionMissing = "action-missing"
  }

  public struct Item: Hashable, Sendable {
    /// The title. `_` marks the next letter as its key; two underscores show one.
    public var title: String
    /// The action's name with its prefix.
    public var action: String
    public var target: ActionValue?
    public var icon: Icon?
    /// The keys that are shown beside the title. This does not set them.
    public var shortcut: KeyboardShortcut?
    public var hiddenWhen: HiddenWhen?

    public init(
      _ title: String, action: String, target: ActionValue? = nil, icon: Icon? = nil, shortcut: KeyboardShortcut? = nil,
      hiddenWhen: HiddenWhen? = nil
    ) {
      self.title = title
      self.action = action
      self.target = target
      self.icon = icon
      self.shortcut = shortcut
      self.hiddenWhen = hiddenWhen
    }
  }

  public struct Section: Hashable, Sendable {
    public var title: String?
    /// Indicates whether its items are icons side by side.
    public var isRow: Bool

    public init(_ title: String? = nil, isRow: Bool = false) {
      self.title = title
      self.isRow = isRow
    }
  }

  public struct Submenu: Hashable, Sendable {
    public var title: String
    public var icon: Icon?
    /// A model that other code made, shown instead of the nodes inside.
    public var model: MenuModel?

    public init(_ title: String, icon: Icon? = nil, model: MenuModel? = nil) {
      self.title = title
      self.icon = icon
      self.model = model
    }
  }

  /// Returns whether two nodes differ at most in the nodes inside them.
  func hasHeader(of other: MenuNode) -> Bool {
    switch (self, other) {
    case (.section(let one, _), .section(let two, _)): one == two
    case (.submenu(let one, _), .submenu(let two, _)): one == two
    default: self == other
    }
  }

  var children: [MenuNode] {
    switch self {
    case .item: []
    case .section(_, let children), .submenu(_, let children): children
    }
  }
}
