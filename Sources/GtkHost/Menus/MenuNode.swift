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

  /// When an item is not there at all.
  public enum HiddenWhen: String, Hashable, Sendable {
    /// Its action is disabled.
    case actionDisabled = "action-disabled"
    /// There is no such action.
    case actionMissing = "action-missing"
  }

  /// What an item shows and does.
  public struct Item: Hashable, Sendable {
    /// What it shows. `_` marks the next letter as its key; two show one.
    public var title: String
    /// The action's name with its prefix.
    public var action: String
    public var target: ActionValue?
    public var icon: Icon?
    /// The keys that are shown beside the title. They are not set by this.
    public var shortcut: KeyboardShortcut?
    public var hiddenWhen: HiddenWhen?

    /// An item of an action.
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

  /// What a section shows besides its items.
  public struct Section: Hashable, Sendable {
    public var title: String?
    /// Whether its items are icons side by side.
    public var isRow: Bool

    /// A section.
    public init(_ title: String? = nil, isRow: Bool = false) {
      self.title = title
      self.isRow = isRow
    }
  }

  /// What a submenu shows while it is closed.
  public struct Submenu: Hashable, Sendable {
    public var title: String
    public var icon: Icon?
    /// What is in it, where other code made that: instead of the nodes inside.
    public var model: MenuModel?

    /// A submenu.
    public init(_ title: String, icon: Icon? = nil, model: MenuModel? = nil) {
      self.title = title
      self.icon = icon
      self.model = model
    }
  }

  /// Whether the two differ at most in what is inside them.
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
