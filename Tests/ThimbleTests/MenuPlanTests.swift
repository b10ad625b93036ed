import Testing

@testable import Thimble

@MainActor
@Suite("Menu plan")
struct MenuPlanTests {
  @Test("Items name their actions, and the same item has the same action everywhere")
  func names() {
    let before = MenuPlan(Menu { MenuItem("Copy") })
    let after = MenuPlan(
      Menu {
        MenuItem("Cut")
        MenuItem("Copy")
      })
    #expect(after.nodes.last == before.nodes.first)
    #expect(Set(after.actions.keys) == ["item-Cut", "item-Copy"])
  }

  @Test("Items with equal titles, and titles of any letters, have their own actions")
  func unusual() {
    let plan = MenuPlan(
      Menu {
        for _ in 0..<3 { MenuItem("Löschen 🗑…") }
        MenuItem(" ")
      })
    #expect(plan.actions.count == 4)
    for name in plan.actions.keys { #expect(Action.isValidName(name), "\(name)") }
  }

  @Test("Sections, submenus and choices are planned in place")
  func structure() throws {
    let plan = MenuPlan(
      Menu {
        MenuItem("Hidden", isOn: true) { _ in }
        MenuSection("Layout", selection: "Grid") { _ in
        } _: {
          MenuItem("Grid")
          MenuItem("List", isEnabled: false)
        }
        Submenu("Zoom") { MenuItem("Closer") }
      })
    #expect(plan.nodes.count == 3)
    guard case .section(let section, let choices) = plan.nodes[1], case .item(let grid) = choices[0],
      case .item(let list) = choices[1], case .submenu(_, let zoom) = plan.nodes[2]
    else { throw Unexpected() }
    #expect(section.title == "Layout" && zoom.count == 1)
    #expect(grid.target == "Grid" && grid.action == "menu.choice-Layout")
    #expect(list.action == "menu.none", "A choice that cannot be chosen names no action.")
  }

  @Test("A destructive item is found by its title, and a command has its own action")
  func destructive() {
    let command = Command("delete", "_Delete All") {}
    command.isDestructive = true
    let plan = MenuPlan(
      Menu {
        MenuItem("_Erase", role: .destructive)
        MenuItem("Keep")
        command
      })
    #expect(plan.destructiveTitles == ["Erase", "Delete All"])
    #expect(plan.commands["delete"] === command)
  }

  @Test("A menu can be reversed, with its sections, and back again")
  func order() {
    let menu = Menu {
      MenuItem("1")
      MenuSection {
        MenuItem("2")
        MenuItem("3")
      }
      MenuItem("4")
    }
    #expect(menu.items.map(\.id) == ["1", "2", "3", "4"])
    #expect(menu.reversed.items.map(\.id) == ["4", "3", "2", "1"])
    #expect(MenuPlan(menu.reversed.reversed).nodes == MenuPlan(menu).nodes)
  }

  @Test("A menu is empty when nothing in it can be chosen")
  func empty() {
    #expect(Menu().isEmpty)
    #expect(Menu { MenuSection("Nothing") {} }.isEmpty)
    #expect(Menu { Submenu("More") {} }.isEmpty)
    #expect(!Menu { MenuSection { Submenu("More") { MenuItem("One") } } }.isEmpty)
  }

  struct Unexpected: Error {}
}
