import CGtk

/// What a menu shows: `GMenuModel`, made of values or by other code.
///
/// Changing it while it is open changes what is seen. Only what differs is replaced, so that the pointer and keyboard
/// focus stay with the items that stay.
@MainActor
public final class MenuModel: Object {
  override public class var nativeType: NativeType { NativeType(g_menu_model_get_type(), faceOf: MenuModel.self) }

  /// What it is made of; none for a model that other code made.
  public private(set) var nodes: [MenuNode] = []
  private var links: [MenuModel?] = []

  /// A model made of values.
  public convenience init(_ nodes: [MenuNode] = []) {
    guard let menu = g_menu_new() else { preconditionFailure("GLib could not make a menu.") }
    self.init(NativeInstance(UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GObject.self), provenance: .made))
    update(nodes)
  }

  /// The Swift object of a `GMenuModel` that other code made, such as one of a `.ui` file. One reference is added.
  ///
  /// - Parameter pointer: a live `GMenuModel`.
  public static func adopt(unsafeMenuModel pointer: UnsafeMutableRawPointer) -> MenuModel? {
    face(of: OpaquePointer(pointer))
  }

  /// How many items and sections it has, what is inside those not counted.
  public var count: Int { Int(g_menu_model_get_n_items(model)) }

  var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GMenuModel.self)
  }

  /// Makes it show other values, changing no more than differs. For a model made of values.
  public func update(_ new: [MenuNode]) {
    precondition(cgtk_is_a(instance, g_menu_get_type()) != 0, "A menu model that other code made is changed by it.")
    let isSame = { (old: Int, place: Int) in self.nodes[old].hasHeader(of: new[place]) }
    var start = 0
    while start < min(nodes.count, new.count), isSame(start, start) { start += 1 }
    var end = 0
    while end < min(nodes.count, new.count) - start, isSame(nodes.count - 1 - end, new.count - 1 - end) { end += 1 }
    for index in (start..<nodes.count - end).reversed() { g_menu_remove(opaque, gint(index)) }
    let inserted = new[start..<new.count - end].enumerated().map { insert($1, at: start + $0) }
    links.replaceSubrange(start..<nodes.count - end, with: inserted)
    nodes = new
    for (index, link) in links.enumerated() where !(start..<new.count - end).contains(index) {
      link?.update(new[index].children)
    }
  }

  /// - Returns: the model of what is inside.
  private func insert(_ node: MenuNode, at index: Int) -> MenuModel? {
    guard let item = g_menu_item_new(nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(item)) }
    var link: MenuModel?
    switch node {
    case .item(let values): MenuModel.fill(item, values)
    case .section(let section, let children):
      g_menu_item_set_label(item, section.title)
      if section.isRow { MenuModel.set("display-hint", "horizontal-buttons", of: item) }
      link = MenuModel(children)
      g_menu_item_set_section(item, link?.model)
    case .submenu(let submenu, let children):
      g_menu_item_set_label(item, submenu.title)
      MenuModel.set(submenu.icon, of: item)
      link = MenuModel(children)
      g_menu_item_set_submenu(item, link?.model)
    }
    g_menu_insert_item(opaque, gint(index), item)
    return link
  }

  private static func fill(_ item: OpaquePointer, _ values: MenuNode.Item) {
    g_menu_item_set_label(item, values.title)
    g_menu_item_set_action_and_target_value(item, values.action, values.target?.variant)
    set(values.icon, of: item)
    if let accelerator = values.accelerator { set("accel", accelerator, of: item) }
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
    case .file(let path):
      let file = g_file_new_for_path(path)
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      return g_file_icon_new(file)
    case .bytes(let bytes):
      let data = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(data) }
      return g_bytes_icon_new(data)
    }
  }
}
