// Menus and Actions/Menu Button
//
// A button that opens a menu. A pull-down button offers things to do and keeps its title; a pop-up button shows which of
// several is chosen. Both open by pointer and by Space, Return and the arrows, and Escape leads back.
//
// Keywords: menu pull-down pop-up selection context popover submenu

import Thimble

public enum MenuButtonPage: Page {
  public static let id = "menu-button"

  public static let samples = [
    Sample("pullDown", pullDown),
    Sample("popUp", popUp),
    Sample("contents", contents),
    Sample("sides", sides),
    Sample("changing", changing),
    Sample("context", context),
  ]

  /// Things to do
  ///
  /// The title stays. What destroys something comes last, in the theme's colour for it.
  static func pullDown() -> Widget {
    let result = Label("Nothing done yet")
    let say = { [weak result] (text: String) in result?.text = text }
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
  /// The button shows and says what is chosen. Its name begins with what the choice is about.
  static func popUp() -> Widget {
    let result = Label("Sorted by date")
    return WrapBox(spacing: 12, lineSpacing: 12) {
      MenuButton("Sort by", selection: "Date") {
        MenuItem("Name", icon: "format-text-bold-symbolic")
        MenuItem("Date", icon: "x-office-calendar-symbolic")
        MenuItem("Size", icon: "drive-harddisk-symbolic")
      } onSelect: { [weak result] id in
        result?.text = "Sorted by \(id.lowercased())"
      }
      result
    }
  }

  /// Sections, marks and submenus
  ///
  /// An item can be switched on and off, be one of several, or lead to more.
  static func contents() -> Widget {
    let result = Label("Grid, with hidden files")
    var (layout, showsHidden) = ("Grid", true)
    let show = { [weak result] in result?.text = "\(layout), \(showsHidden ? "with" : "without") hidden files" }
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

  /// Where it opens
  ///
  /// Below, above or beside; GTK takes the other side where there is no room. With an order of priority the first element
  /// stays the nearest.
  static func sides() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 12) {
      for (title, side) in [("Below", PopoverMenu.Side.below), ("Above", .above), ("Beside", .trailing)] {
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
  /// It may change at any time, also while it is open. With nothing in it the button says so, and keeps its place.
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
  /// The secondary mouse button, a long press, the Menu key and Shift+F10 open what else a button can do.
  static func context() -> Widget {
    let result = Label("Press, or press for long")
    let button = Button("Back", icon: "go-previous-symbolic") { [weak result] in result?.text = "Back by one" }
    button.contextMenu = Menu {
      MenuItem("Home") { [weak result] in result?.text = "Back at home" }
      MenuItem("Results") { [weak result] in result?.text = "Back at the results" }
    }
    return WrapBox(spacing: 12, lineSpacing: 12) {
      button
      result
    }
  }
}
