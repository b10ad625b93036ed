// Buttons/Places
//
// The kit's buttons and GTK's own in the usual places of buttons. In each pair, the kit's are first. In a bar, a button
// with an icon or an arrow has no surface until the pointer is over it, like GNOME's own.
//
// Keywords: header bar action bar tool bar search bar popover list row dialog sidebar status page tab libadwaita gnome

import Thimble
public import ThimbleGallery

public enum PlacesPage: Page {
  public static let id = "places"

  public static let samples = [
    Sample("headerBar", headerBar),
    Sample("actionBar", actionBar),
    Sample("toolBar", toolBar),
    Sample("searchBar", searchBar),
    Sample("popover", popover),
    Sample("listRow", listRow),
    Sample("dialog", dialog),
    Sample("sidebar", sidebar),
    Sample("statusPage", statusPage),
    Sample("tab", tab),
  ]

  /// Header bar
  ///
  /// Each control keeps its own height, in the middle of the bar.
  static func headerBar() -> Widget {
    inBoth("header bar") { side in
      """
      <object class="GtkHeaderBar" id="root">
        <property name="show-title-buttons">0</property>
        <property name="title-widget"><object class="GtkLabel"><property name="label">Notes</property></object></property>
        <child>\(side.icon("list-add-symbolic", "Add"))</child>
        <child type="end">\(side.button("Save", look: "primary"))</child>
      </object>
      """
    }
  }

  /// Action bar
  ///
  /// The buttons at its end act on the selection.
  static func actionBar() -> Widget {
    inBoth("action bar") { side in
      """
      <object class="GtkActionBar" id="root">
        <child>\(side.icon("edit-copy-symbolic", "Copy"))</child>
        <child>\(side.icon("edit-paste-symbolic", "Paste"))</child>
        <child type="end">\(side.button("Delete", look: "danger"))</child>
      </object>
      """
    }
  }

  /// Tool bar
  ///
  /// A box with the style class “toolbar”.
  static func toolBar() -> Widget {
    inBoth("tool bar") { side in
      """
      <object class="GtkBox" id="root">
        <style><class name="toolbar"/></style>
        <child>\(side.icon("format-text-bold-symbolic", "Bold"))</child>
        <child>\(side.icon("format-text-italic-symbolic", "Italic"))</child>
        <child>\(side.menu("Insert"))</child>
      </object>
      """
    }
  }

  /// Search bar
  ///
  /// Buttons beside the entry.
  static func searchBar() -> Widget {
    inBoth("search bar") { side in
      """
      <object class="GtkSearchBar" id="root">
        <property name="search-mode-enabled">1</property>
        <child>
          <object class="GtkBox">
            <property name="spacing">6</property>
            <child>
              <object class="GtkSearchEntry">
                <property name="width-chars">2</property>
                <property name="max-width-chars">4</property>
                <accessibility><property name="label">Search\(side.suffix)</property></accessibility>
              </object>
            </child>
            <child>\(side.icon("go-up-symbolic", "Previous match"))</child>
            <child>\(side.icon("go-down-symbolic", "Next match"))</child>
          </object>
        </child>
      </object>
      """
    }
  }

  /// Popover
  ///
  /// A small form in a popover.
  static func popover() -> Widget {
    inBoth("popover") { side in
      """
      <object class="GtkMenuButton" id="root">
        <property name="label">Rename File\(side.suffix)</property>
        <property name="halign">start</property>
        <accessibility><property name="label">Rename File\(side.suffix)</property></accessibility>
        <property name="popover">
          <object class="GtkPopover">
            <property name="child">
              <object class="GtkBox">
                <property name="spacing">6</property>
                <child>\(side.button("Cancel"))</child>
                <child>\(side.button("Rename", look: "primary"))</child>
              </object>
            </property>
          </object>
        </property>
      </object>
      """
    }
  }

  /// List row
  ///
  /// A list gives a button the whole height of its row. The sample therefore sets the vertical alignment of its buttons
  /// to center.
  static func listRow() -> Widget {
    inBoth("list row") { side in
      """
      <object class="GtkListBox" id="root">
        <property name="selection-mode">none</property>
        <style><class name="boxed-list"/></style>
        <accessibility><property name="label">Networks\(side.suffix)</property></accessibility>
        <child>
          <object class="GtkListBoxRow">
            <property name="activatable">0</property>
            <property name="focusable">0</property>
            <accessibility><property name="label">Home network</property></accessibility>
            <property name="child">
              <object class="GtkBox">
                <property name="spacing">6</property>
                <property name="margin-top">8</property>
                <property name="margin-bottom">8</property>
                <property name="margin-start">12</property>
                <property name="margin-end">8</property>
                <child><object class="GtkLabel"><property name="label">Home</property><property name="hexpand">1</property>
                  <property name="xalign">0</property></object></child>
                <child>\(side.button("Join", of: "Home", isCentered: true))</child>
                <child>\(side.icon("user-trash-symbolic", "Forget Home", isCentered: true))</child>
              </object>
            </property>
          </object>
        </child>
      </object>
      """
    }
  }

  /// Dialog
  ///
  /// The buttons at the end of a dialog, equally long.
  static func dialog() -> Widget {
    inBoth("dialog") { side in
      """
      <object class="GtkBox" id="root">
        <property name="halign">end</property>
        <property name="spacing">6</property>
        <property name="homogeneous">1</property>
        <child>\(side.button("Leave"))</child>
        <child>\(side.button("Stay", look: "primary"))</child>
      </object>
      """
    }
  }

  /// Sidebar
  ///
  /// A button across the whole width of a sidebar.
  static func sidebar() -> Widget {
    inBoth("sidebar") { side in
      """
      <object class="GtkBox" id="root">
        <property name="orientation">vertical</property>
        <property name="spacing">6</property>
        <property name="width-request">180</property>
        <property name="halign">start</property>
        <child>\(side.button("New Folder"))</child>
        <child>\(side.menu("Sort"))</child>
      </object>
      """
    }
  }

  /// Status page
  ///
  /// One large button below an explanation, with the style class “pill”.
  static func statusPage() -> Widget {
    inBoth("status page") { side in
      """
      <object class="GtkBox" id="root">
        <property name="orientation">vertical</property>
        <property name="spacing">12</property>
        <child><object class="GtkLabel"><property name="label">No notes yet</property></object></child>
        <child>\(side.pill("New Note"))</child>
      </object>
      """
    }
  }

  /// Tab
  ///
  /// A button that closes its tab is smaller than elsewhere. The Delete key closes the tab, too, because the keyboard
  /// does not reach buttons in tabs.
  static func tab() -> Widget {
    inBoth("tabs", prepare: closeTab) { side in
      """
      <object class="GtkNotebook" id="root">
        <accessibility><property name="label">Letters\(side.suffix)</property></accessibility>
        <child>
          <object class="GtkLabel" id="letter">
            <property name="label">The letter\(side.suffix)</property>
            <property name="margin-top">12</property><property name="margin-bottom">12</property>
          </object>
        </child>
        <child type="tab">
          <object class="GtkBox" id="Letter">
            <property name="spacing">6</property>
            <child><object class="GtkLabel"><property name="label">Letter</property></object></child>
            <child>\(side.icon("window-close-symbolic", "Close Letter", isCentered: true, isFlat: true))</child>
          </object>
        </child>
        <child>
          <object class="GtkLabel"><property name="label">The list\(side.suffix)</property></object>
        </child>
        <child type="tab">
          <object class="GtkLabel" id="List"><property name="label">List</property></object>
        </child>
      </object>
      """
    }
  }

  /// Names the tabs, and lets the button and the key Delete close that of the letter.
  ///
  /// GTK 4.8 never frees the tab of a `GtkNotebookPage`, so the tabs are children of the notebook.
  private static func closeTab(_ builder: Builder) throws {
    let notebook: Widget = try builder.object("root")
    let letter: Widget = try builder.object("letter")
    // GTK 4.8 gives a tab no name.
    for name in ["Letter", "List"] { try (builder.object(name) as Widget).parent?.setAccessibilityLabel(name) }
    let close: IconButton = try builder.object("window-close-symbolic")
    close.isFocusable = false
    close.setAccessibleHidden(true)
    close.connect(.clicked) { [weak letter] _ in letter?.isVisible = false }
    notebook.add(
      KeyController { [weak notebook, weak letter] _, key in
        guard key == "Delete", notebook?[Property<Widget, Int>("page")] == 0 else { return false }
        letter?.isVisible = false
        return true
      })
  }
}

// MARK: - Both sides

extension PlacesPage {
  /// The kit's buttons or GTK's own, as objects of an interface file.
  enum Side {
    case kit, stock

    /// The end of names of GTK's own, because two controls of one page must not have the same name.
    var suffix: String { self == .kit ? "" : " (GTK)" }

    /// `object` is the object of the action: a part of the name, because a row that takes no focus is not spoken.
    func button(_ title: String, of object: String? = nil, look: String = "", isCentered: Bool = false) -> String {
      let place = isCentered ? "<property name=\"valign\">center</property>" : ""
      let name = [title, object].compactMap(\.self).joined(separator: " ")
      guard self == .stock else {
        return """
          <object class="ThimbleButton"><property name="title">\(title)</property>\(place)
            \(look.isEmpty ? "" : "<property name=\"variant\">\(look)</property>")
            \(object == nil ? "" : "<property name=\"accessibility-label\">\(name)</property>")</object>
          """
      }
      let styles = ["primary": "suggested-action", "danger": "destructive-action"]
      return """
        <object class="GtkButton"><property name="label">\(title)</property>\(place)\(named(name))
          <style>\(styles[look].map { "<class name=\"\($0)\"/>" } ?? "")</style></object>
        """
    }

    func icon(_ icon: String, _ name: String, isCentered: Bool = false, isFlat: Bool = false) -> String {
      let place = isCentered ? "<property name=\"valign\">center</property>" : ""
      guard self == .stock else {
        return """
          <object class="ThimbleIconButton" id="\(icon)"><property name="icon-name">\(icon)</property>
            <property name="accessibility-label">\(name)</property>\(place)</object>
          """
      }
      return """
        <object class="GtkButton"><property name="icon-name">\(icon)</property>\(place)\(named(name))
          <property name="has-frame">\(isFlat ? 0 : 1)</property></object>
        """
    }

    func menu(_ title: String) -> String {
      let menu = "<property name=\"menu-model\">menu</property>"
      guard self == .stock else {
        return "<object class=\"ThimbleMenuButton\"><property name=\"title\">\(title)</property>\(menu)</object>"
      }
      return
        "<object class=\"GtkMenuButton\"><property name=\"label\">\(title)</property>\(menu)\(named(title))</object>"
    }

    func pill(_ title: String) -> String {
      guard self == .stock else {
        return """
          <object class="ThimbleButton"><property name="title">\(title)</property>
            <property name="variant">primary</property><property name="halign">center</property>
            <style><class name="pill"/></style></object>
          """
      }
      return """
        <object class="GtkButton"><property name="label">\(title)</property>
          <property name="halign">center</property>\(named(title))
          <style><class name="pill"/><class name="suggested-action"/></style></object>
        """
    }

    private func named(_ name: String) -> String {
      "<accessibility><property name=\"label\">\(name)\(suffix)</property></accessibility>"
    }
  }

  /// Returns a place with the kit's buttons, and a picture of the same place with GTK's own. `place` names it.
  private static func inBoth(
    _ place: String, prepare: (Builder) throws -> Void = { _ in }, _ interface: (Side) -> String
  ) -> Widget {
    Control.registerTypes()
    return Box(.vertical, spacing: 12) {
      widget(of: interface(.kit), prepare: prepare)
      Figure.picture("The \(place) with GTK's own buttons") { widget(of: interface(.stock)) }
    }
  }

  private static func widget(
    of interface: String, prepare: (Builder) throws -> Void = { _ in }
  ) -> Widget {
    do {
      let menu = "<menu id=\"menu\"><item><attribute name=\"label\">More</attribute></item></menu>"
      let builder = try Builder(xml: "<interface>\(menu)\(interface)</interface>")
      try prepare(builder)
      return try builder.object("root")
    } catch {
      return Label("\(error)").with { $0.wraps = true }
    }
  }
}
