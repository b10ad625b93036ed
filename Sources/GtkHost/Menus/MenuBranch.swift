import CGtk

/// One `GMenu` that we fill: a whole menu, or the content of a section or a submenu.
///
/// It is no hosted object: GTK 4.8 keeps the model of each section that it has ever shown.
@MainActor
final class MenuBranch {
  let menu: UnsafeMutablePointer<GMenuModel>
  private(set) var nodes: [MenuNode] = []
  private var links: [MenuBranch?] = []
  private var isOwner = true

  init(_ nodes: [MenuNode]) {
    guard let made = g_menu_new() else { preconditionFailure("GLib could not make a menu.") }
    menu = made.cast()
    update(nodes)
  }

  isolated deinit { if isOwner { g_object_unref(menu) } }

  /// Gives the reference to the menu to the holder of this branch. The menu lives as long as the holder keeps it.
  func giveReference() -> UnsafeMutablePointer<GMenuModel> {
    isOwner = false
    return menu
  }

  /// Shows other values. Only items that differ are replaced.
  func update(_ new: [MenuNode]) {
    let isSame = { (old: Int, place: Int) in self.nodes[old].hasHeader(of: new[place]) }
    let most = min(nodes.count, new.count)
    var start = 0
    while start < most, isSame(start, start) { start += 1 }
    var end = 0
    while end < most - start, isSame(nodes.count - 1 - end, new.count - 1 - end) { end += 1 }
    for index in (start..<nodes.count - end).reversed() { g_menu_remove(OpaquePointer(menu), gint(clamping: index)) }
    let inserted = new[start..<new.count - end].enumerated().map { insert($1, at: start + $0) }
    links.replaceSubrange(start..<nodes.count - end, with: inserted)
    nodes = new
    for (index, link) in links.enumerated() where !(start..<new.count - end).contains(index) {
      link?.update(new[index].children)
    }
  }

  /// Replaces items by those at the same places of another model. Only for a branch without values.
  func copy(_ other: MenuModel, at position: Int, removing removed: Int, adding added: Int) {
    for _ in 0..<removed { g_menu_remove(OpaquePointer(menu), gint(clamping: position)) }
    for index in position..<position + added {
      let item = g_menu_item_new_from_model(other.model, gint(clamping: index))
      g_menu_insert_item(OpaquePointer(menu), gint(clamping: index), item)
      if let item { g_object_unref(UnsafeMutableRawPointer(item)) }
    }
  }

  /// - Returns: the branch of the content of a section or a submenu.
  private func insert(_ node: MenuNode, at index: Int) -> MenuBranch? {
    guard let item = g_menu_item_new(nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    var link: MenuBranch?
    switch node {
    case .item(let values): Self.fill(item, values)
    case .section(let section, let children):
      g_menu_item_set_label(item, section.title)
      if section.isRow { Self.set("display-hint", "horizontal-buttons", of: item) }
      link = MenuBranch(children)
      g_menu_item_set_section(item, link?.menu)
    case .submenu(let submenu, let children):
      g_menu_item_set_label(item, submenu.title)
      Self.set(submenu.icon, of: item)
      if submenu.model == nil { link = MenuBranch(children) }
      g_menu_item_set_submenu(item, submenu.model?.model ?? link?.menu)
    }
    g_menu_insert_item(OpaquePointer(menu), gint(clamping: index), item)
    return link
  }

  private static func fill(_ item: OpaquePointer, _ values: MenuNode.Item) {
    g_menu_item_set_label(item, values.title)
    g_menu_item_set_action_and_target_value(item, values.action, values.target?.variant)
    set(values.icon, of: item)
    if let shortcut = values.shortcut { set("accel", shortcut.name, of: item) }
    if let hiddenWhen = values.hiddenWhen { set("hidden-when", hiddenWhen.rawValue, of: item) }
  }

  private static func set(_ attribute: String, _ text: String, of item: OpaquePointer) {
    g_menu_item_set_attribute_value(item, attribute, g_variant_new_string(text))
  }

  private static func set(_ icon: MenuNode.Icon?, of item: OpaquePointer) {
    guard let icon, let made = make(icon) else { return }
    g_menu_item_set_icon(item, made)
    g_object_unref(UnsafeMutableRawPointer(made))
  }

  private static func make(_ icon: MenuNode.Icon) -> OpaquePointer? {
    switch icon {
    case .named(let name): return g_themed_icon_new(name)
    case .file(let path): return Files.icon(path)
    case .bytes(let bytes):
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      return g_bytes_icon_new(data)
    }
  }
}
