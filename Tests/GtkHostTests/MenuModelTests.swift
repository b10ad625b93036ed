import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class MenuModelTests: GtkTestCase {
  private func item(_ title: String) -> MenuNode { .item(MenuNode.Item(title, action: "menu.\(title)")) }

  func testAModelSaysWhatItsValuesSay() throws {
    let model = MenuModel([
      .item(
        MenuNode.Item(
          "_Save", action: "app.save", target: 3, icon: .named("document-save-symbolic"), shortcut: "<Control>s",
          hiddenWhen: .actionMissing)),
      .section(MenuNode.Section("More"), [item("one")]),
      .submenu(MenuNode.Submenu("Zoom"), [item("two"), item("three")]),
    ])
    XCTAssertEqual(model.count, 3)
    XCTAssertEqual(text(model, 0, "label"), "_Save")
    XCTAssertEqual(text(model, 0, "action"), "app.save")
    XCTAssertEqual(text(model, 0, "accel"), "<Control>s")
    XCTAssertEqual(text(model, 0, "hidden-when"), "action-missing")
    XCTAssertEqual(links(model, 1, "section"), 1)
    XCTAssertEqual(links(model, 2, "submenu"), 2)
  }

  func testOnlyWhatDiffersIsReplaced() {
    let model = MenuModel([item("a"), item("b"), .section(MenuNode.Section(), [item("x")]), item("c")])
    var changes: [[Int]] = []
    let changed = Signal<MenuModel, [Int], Void>("items-changed") { [$0.read(0), $0.read(1), $0.read(2)] }
    model.connect(changed) { changes.append($1) }
    model.update([item("a"), item("b"), .section(MenuNode.Section(), [item("x"), item("y")]), item("c")])
    XCTAssertEqual(changes, [], "The section changed inside.")
    XCTAssertEqual(links(model, 2, "section"), 2)
    model.update([item("a"), item("new"), item("b"), .section(MenuNode.Section(), [item("x"), item("y")]), item("c")])
    XCTAssertEqual(changes, [[1, 0, 1]])
    model.update([])
    XCTAssertEqual(model.count, 0)
    model.update([item("a")])
    XCTAssertEqual(text(model, 0, "label"), "a")
  }

  func testRandomChangesEndAtWhatWasAskedFor() {
    var state: UInt64 = 7
    let random = { (count: UInt64) -> Int in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % count)
    }
    let model = MenuModel()
    for _ in 0..<200 {
      let nodes = (0..<random(6)).map { _ -> MenuNode in
        let children = (0..<random(4)).map { _ in item("i\(random(4))") }
        return random(3) == 0 ? .section(MenuNode.Section(random(2) == 0 ? nil : "S"), children) : item("i\(random(4))")
      }
      model.update(nodes)
      XCTAssertEqual(model.count, nodes.count)
      for (index, node) in nodes.enumerated() {
        switch node {
        case .item(let values): XCTAssertEqual(text(model, index, "label"), values.title)
        case .section(_, let children): XCTAssertEqual(links(model, index, "section"), children.count)
        case .submenu: XCTFail("There is none.")
        }
      }
    }
  }

  func testAModelOfOtherCodeIsAdopted() throws {
    let menu = try XCTUnwrap(g_menu_new())
    g_menu_append(menu, "Open", "app.open")
    let model = try XCTUnwrap(MenuModel.adopt(unsafeMenuModel: UnsafeMutableRawPointer(menu)))
    XCTAssertEqual(model.count, 1)
    XCTAssertTrue(MenuModel.adopt(unsafeMenuModel: UnsafeMutableRawPointer(menu)) === model)
    g_object_unref(UnsafeMutableRawPointer(menu))
    XCTAssertEqual(text(model, 0, "label"), "Open")
  }

  private func native(_ model: MenuModel) -> UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(model.instance).assumingMemoryBound(to: GMenuModel.self)
  }

  private func text(_ model: MenuModel, _ index: Int, _ attribute: String) -> String? {
    guard let value = g_menu_model_get_item_attribute_value(native(model), gint(index), attribute, nil)
    else { return nil }
    defer { g_variant_unref(value) }
    return String(cString: g_variant_get_string(value, nil))
  }

  private func links(_ model: MenuModel, _ index: Int, _ link: String) -> Int? {
    guard let inner = g_menu_model_get_item_link(native(model), gint(index), link) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(inner)) }
    return Int(g_menu_model_get_n_items(inner))
  }
}
