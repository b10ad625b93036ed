/// A kind of control: the kit's control and the corresponding stock one.
struct Kind {
  private struct Control {
    let type: String
    var properties: [(name: String, value: String)]
    var more = ""
    /// The type of the two buttons of a group, and the property of their titles; nil for a single control.
    var member: (type: String, title: String)?

    /// Returns the XML. The first button of a group has the identifier, because GTK's own groups have no box of their
    /// own.
    func xml(_ id: String) -> String {
      guard let member else { return object(type, id, properties, more) }
      let members = [("Back", id), ("Next", "next \(id)")].map { title, id in
        "<child>\(object(member.type, id, [member.title: title]))</child>"
      }
      return object(type, "group \(id)", properties, members.joined() + more)
    }
  }

  let name: String
  private var kit: Control
  private var stock: Control

  private init(
    _ name: String, _ kit: String, _ kitProperties: KeyValuePairs<String, String>, _ kitMore: String = "",
    stock: String, _ stockProperties: KeyValuePairs<String, String>, _ stockMore: String = "", isGroup: Bool = false
  ) {
    self.name = name
    self.kit = Control(type: kit, properties: kitProperties.map { ($0, $1) }, more: kitMore)
    self.stock = Control(type: stock, properties: stockProperties.map { ($0, $1) }, more: stockMore)
    guard isGroup else { return }
    self.kit.member = ("ThimbleButton", "title")
    self.stock.member = ("GtkButton", "label")
  }

  func kit(in place: String) -> String { kit.xml("kit \(place) \(name)") }
  func stock(in place: String) -> String { stock.xml("stock \(place) \(name)") }

  /// The same controls, centred explicitly as in a list.
  var centred: Kind {
    var copy = self
    copy.kit.properties.append(("valign", "center"))
    copy.stock.properties.append(("valign", "center"))
    return copy
  }

  /// Indicates whether a dialog takes the controls as its actions.
  var isActivatable: Bool { !["linked", "split", "menu"].contains(name) }

  /// A button that closes a tab.
  static let close = Kind(
    "close", "ThimbleIconButton", ["icon-name": "window-close-symbolic", "accessibility-label": "Close"],
    stock: "GtkButton", ["icon-name": "window-close-symbolic", "has-frame": "0", "valign": "center"])

  /// A round close button.
  static let closeButton = Kind(
    "close button", "ThimbleCloseButton", [:],
    stock: "GtkButton", ["icon-name": "window-close-symbolic", "has-frame": "0", "valign": "center"])

  /// The large button of a status page.
  static let pill = Kind(
    "pill", "ThimbleButton", ["title": "New Note", "variant": "primary", "halign": "center"], style("pill"),
    stock: "GtkButton", ["label": "New Note", "halign": "center"], style("pill", "suggested-action"))

  static func all(usesAdwaita: Bool) -> [Kind] { everywhere + (usesAdwaita ? adwaita : []) }

  private static let everywhere = [
    Kind("text", "ThimbleButton", ["title": "Open"], stock: "GtkButton", ["label": "Open"]),
    Kind(
      "icon", "ThimbleIconButton", ["icon-name": "list-add-symbolic", "accessibility-label": "Add"],
      stock: "GtkButton", ["icon-name": "list-add-symbolic"]),
    Kind(
      "suggested", "ThimbleButton", ["title": "Save", "variant": "primary"],
      stock: "GtkButton", ["label": "Save"], style("suggested-action")),
    Kind(
      "destructive", "ThimbleButton", ["title": "Delete", "variant": "danger"],
      stock: "GtkButton", ["label": "Delete"], style("destructive-action")),
    Kind(
      "toggle", "ThimbleToggleButton", ["title": "Bold", "active": "1"],
      stock: "GtkToggleButton", ["label": "Bold", "active": "1"]),
    Kind(
      "menu", "ThimbleMenuButton", ["title": "Export", "menu-model": "menu"],
      stock: "GtkMenuButton", ["label": "Export", "menu-model": "menu"]),
    Kind(
      "icon toggle", "ThimbleToggleButton",
      ["icon-name": "view-grid-symbolic", "accessibility-label": "Grid", "active": "1"],
      stock: "GtkToggleButton", ["icon-name": "view-grid-symbolic", "active": "1"]),
    Kind(
      "link", "ThimbleLinkButton", ["title": "Help", "uri": "https://www.gtk.org"],
      stock: "GtkLinkButton", ["label": "Help", "uri": "https://www.gtk.org"]),
    Kind(
      "linked", "ThimbleButtonGroup", ["accessibility-label": "Steps"], stock: "GtkBox", [:], style("linked"),
      isGroup: true),
  ]

  private static let adwaita = [
    Kind(
      "split", "ThimbleSplitButton", ["title": "Split", "menu-label": "More", "menu-model": "menu"],
      stock: "AdwSplitButton", ["label": "Split", "menu-model": "menu"]),
    Kind(
      "icon and text", "ThimbleButton", ["title": "Edit", "icon-name": "document-edit-symbolic"],
      stock: "GtkButton", [:],
      "<child><object class=\"AdwButtonContent\"><property name=\"label\">Edit</property>"
        + "<property name=\"icon-name\">document-edit-symbolic</property></object></child>"),
  ]
}

// MARK: - Interface files

/// Returns an object of an interface file.
func object(
  _ type: String, _ id: String, _ properties: some Sequence<(String, String)>, _ more: String = ""
) -> String {
  let lines = properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined()
  return "<object class=\"\(type)\" id=\"\(id)\">\(lines)\(more)</object>"
}

/// Returns an object of an interface file.
func object(_ type: String, _ id: String, _ properties: KeyValuePairs<String, String>, _ more: String = "") -> String {
  object(type, id, properties.map { ($0, $1) }, more)
}

func style(_ classes: String...) -> String {
  "<style>\(classes.map { "<class name=\"\($0)\"/>" }.joined())</style>"
}
