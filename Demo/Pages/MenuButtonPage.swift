// Menus and Actions/Menu Button
//
// A button that opens a menu. A pull-down button offers actions and keeps its title; a pop-up button shows the current
// choice. Both open by pointer, Space, Return and the arrow keys. Escape closes the menu and returns focus to the
// button.
//
// Keywords: menu pull-down pop-up selection context popover submenu

import Thimble
public import ThimbleGallery

public enum MenuButtonPage: Page {
  public static let id = "menu-button"

  public static let samples = [
    Sample(
      "pullDown", pullDown,
      play: [
        .press("Photo"), .expect("Print…", is: .disabled), .press("Rename…"), .expect("Renamed"), .expectNone("Print…"),
      ]),
    Sample(
      "popUp", popUp,
      play: [
        .expect("Sorted by date"), .press("Sort by: Date"), .press("Name"), .expect("Sorted by name"),
        .expect("Sort by: Name"),
      ]),
    Sample("contents", contents, play: .choose("List", from: "View", shows: "List, with hidden files")),
    Sample("sides", sides, play: .choose("Second", from: "Below")),
    Sample("changing", changing, play: [.press("Add File")] + .choose("Letter 2.txt", from: "Recent Files")),
    Sample("context", context, play: .press("Back", shows: "Back by one")),
  ]

  /// Actions
  ///
  /// The title stays. The destructive item comes last, in the theme's colour for danger.
  static func pullDown() -> Widget {
    let result = Label("Nothing done yet")
    let say = { [weak result] (text: String) in result?.tell(text) }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      MenuButton("Photo", icon: "image-x-generic-symbolic") {
        MenuItem("_Rename…", icon: "document-edit-symbolic") { say("Renamed") }
        MenuItem("_Duplicate", icon: "edit-copy-symbolic", shortcut: "<Control>d") { say("Duplicated") }
        MenuItem("Print…", icon: "document-print-symbolic", isEnabled: false)
        MenuSection { MenuItem("Delete", icon: "user-trash-symbolic", role: .destructive) { say("Deleted") } }
      }
      MenuButton(icon: "view-more-symbolic", accessibilityLabel: "More actions") {
        MenuItem("Open") { say("Opened") }
        MenuItem("Share…") { say("Shared") }
      }
      result
    }
  }

  /// One of several
  ///
  /// The button shows the current choice. Its accessible name begins with the subject of the choice.
  static func popUp() -> Widget {
    let result = Label("Sorted by date")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      MenuButton("Sort by", selection: "Date") {
        MenuItem("Name", icon: "format-text-bold-symbolic")
        MenuItem("Date", icon: "x-office-calendar-symbolic")
        MenuItem("Size", icon: "drive-harddisk-symbolic")
      } onSelect: { [weak result] id in
        result?.tell("Sorted by \(id.lowercased())")
      }
      result
    }
  }

  /// Sections, marks and submenus
  ///
  /// An item can be a switch, one of several choices, or a submenu.
  static func contents() -> Widget {
    let result = Label("Grid, with hidden files")
    var (layout, showsHidden) = ("Grid", true)
    let show = { [weak result] in result?.tell("\(layout), \(showsHidden ? "with" : "without") hidden files") }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      MenuButton("View", variant: .outlined) {
        MenuItem("Hidden Files", isOn: true) { isOn in
          showsHidden = isOn
          show()
        }
        MenuSection("Layout", selection: "Grid") { id in
          layout = id
          show()
        } _: {
          MenuItem("Grid")
          MenuItem("List")
        }
        Submenu("Zoom") {
          MenuItem("Closer")
          MenuItem("Further Away")
        }
      }
      result
    }
  }

  /// Sides
  ///
  /// A menu opens below, above or beside its button; GTK uses the other side if there is no room. With the order
  /// "priority" the first item is always nearest to the button.
  static func sides() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      [("Below", PopoverMenu.Side.below), ("Above", .above), ("Beside", .trailing)].map { title, side in
        MenuButton(title) {
          MenuItem("First")
          MenuItem("Second")
          MenuItem("Third")
        }.with {
          $0.side = side
          $0.preferredMenuElementOrder = .priority
        }
      }
      MenuButton("On Press", variant: .tinted) {
        MenuItem("First")
        MenuItem("Second")
      }.with { $0.opening = .press }
    }
  }

  /// A menu that changes
  ///
  /// A menu may change at any time, also while it is open. If it is empty, the button says so and keeps its place.
  static func changing() -> Widget {
    let recent = MenuButton("Recent Files") { MenuItem("Letter.txt") }
    var count = 1
    return WrapBox(spacing: 12, lineSpacing: 12) {
      recent
      Button("Add File") { [weak recent] in
        count += 1
        recent?.menu.elements.append(.item(MenuItem("Letter \(count).txt")))
      }
      Button("Forget Files") { [weak recent] in recent?.menu = Menu() }
    }
  }

  /// A context menu
  ///
  /// The secondary mouse button, a long press, the Menu key and Shift+F10 open a menu of further actions.
  static func context() -> Widget {
    let result = Label("Press, or press for long")
    let button = Button("Back", icon: "go-previous-symbolic") { [weak result] in result?.tell("Back by one") }
    button.contextMenu = Menu {
      MenuItem("Home") { [weak result] in result?.tell("Back at home") }
      MenuItem("Results") { [weak result] in result?.tell("Back at the results") }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      result
    }
  }
}
