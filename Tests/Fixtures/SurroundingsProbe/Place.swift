/// A place for buttons: an object of an interface file, with the kit's controls and the corresponding stock ones.
struct Place {
  let name: String
  let kinds: [Kind]
  /// The XML of the place, which is in the window unless ``isOutside``.
  let xml: String
  /// Indicates whether the place has its own window, or opens one.
  let isOutside: Bool

  /// Creates a place whose controls stand side by side, each of the kit's before the stock one.
  private init(
    _ name: String, _ kinds: [Kind], isOutside: Bool = false, child: String = "<child>",
    around xml: (_ children: String) -> String
  ) {
    (self.name, self.kinds, self.isOutside) = (name, kinds, isOutside)
    self.xml = xml(kinds.flatMap { [$0.kit(in: name), $0.stock(in: name)] }.map { "\(child)\($0)</child>" }.joined())
  }

  /// Creates a place with the kit's controls in one container and the stock ones in an equal one.
  private init(_ name: String, _ kinds: [Kind], inEach xml: (_ id: String, _ children: String) -> String) {
    (self.name, self.kinds, isOutside) = (name, kinds, false)
    let kit = xml("kit \(name)", kinds.map { "<child>\($0.kit(in: name))</child>" }.joined())
    let stock = xml("stock \(name)", kinds.map { "<child>\($0.stock(in: name))</child>" }.joined())
    self.xml = object("GtkBox", "both \(name)", ["spacing": "24"], "<child>\(kit)</child><child>\(stock)</child>")
  }

  /// Returns the name of the object in which the places of the controls of one side are measured.
  func origin(_ side: String) -> String { xml.contains("id=\"\(side) \(name)\"") ? "\(side) \(name)" : name }

  // MARK: - All

  static func all(usesAdwaita: Bool) -> [Place] {
    let kinds = Kind.all(usesAdwaita: usesAdwaita)
    let centred = kinds.map(\.centred)
    return bars(kinds)
      + [
        // An icon button stays square, and a stock link has another text height, so neither is here.
        Place("box", kinds.filter { $0.name != "link" && $0.name != "icon" }) {
          object("GtkBox", "box", ["spacing": "6"], $0)
        },
        Place("list-row", centred) { row("list-row", $0) },
        Place("full-list-row", kinds.filter { $0.name != "icon" }) { row("full-list-row", $0) },
        Place("sidebar", kinds.filter { $0.name.hasSuffix("text") || $0.name == "menu" || $0.name == "toggle" }) {
          object(
            "GtkBox", $0, ["orientation": "vertical", "spacing": "6", "width-request": "180"], $1 + style("sidebar"))
        },
        Place("status-page", [.pill]) { id, children in
          let box = object("GtkBox", id, ["orientation": "vertical", "spacing": "12"], children)
          let page = usesAdwaita ? "AdwStatusPage" : "GtkScrolledWindow"
          return object(
            page, "around \(id)", ["hexpand": "1", "height-request": "120"],
            "<property name=\"child\">\(box)</property>")
        },
        Place("tab", [.close, .closeButton]) { tab($0, "<child>\(label)</child>" + $1) },
        Place("tab-start", [.close, .closeButton]) { tab($0, $1 + "<child>\(label)</child>") },
        // A popover is at most as wide as the screen.
        Place(
          "popover", kinds.filter { ["text", "suggested", "icon toggle", "toggle"].contains($0.name) }, isOutside: true
        ) { children in
          let box = object("GtkBox", "popover", ["spacing": "6"], children)
          let child = "<property name=\"child\">\(box)</property>"
          return object("GtkPopover", "outside popover", ["autohide": "0"], child)
        },
        Place("dialog", kinds.filter(\.isActivatable), isOutside: true, child: "<child type=\"action\">") {
          object("GtkDialog", "dialog", ["use-header-bar": "0"], $0)
        },
      ] + (usesAdwaita ? adwaita(kinds, centred) : [])
  }

  private static func bars(_ kinds: [Kind]) -> [Place] {
    [
      Place("header-bar", kinds) { object("GtkHeaderBar", "header-bar", ["show-title-buttons": "0"], $0) },
      Place("action-bar", kinds) { object("GtkActionBar", "action-bar", [:], $0) },
      Place("tool-bar", kinds) { object("GtkBox", "tool-bar", [:], $0 + style("toolbar")) },
      Place("search-bar", kinds) { children in
        let box = object("GtkBox", "inside", ["spacing": "6"], children)
        return object("GtkSearchBar", "search-bar", ["search-mode-enabled": "1"], "<child>\(box)</child>")
      },
    ]
  }

  private static func adwaita(_ kinds: [Kind], _ centred: [Kind]) -> [Place] {
    [
      Place("adw-header-bar", kinds) { object("AdwHeaderBar", "adw-header-bar", ["show-end-title-buttons": "0"], $0) },
      // GTK 4.18 warns of a box with text and a group that can wrap.
      Place("action-row", centred.filter { $0.name != "linked" }) { children in
        let row = object("AdwActionRow", "action-row", ["title": "Row"], children)
        return object("GtkListBox", "list action-row", [:], "<child>\(row)</child>" + style("boxed-list"))
      },
    ]
  }

  private static let label = "<object class=\"GtkLabel\"><property name=\"label\">Letter</property></object>"

  private static func row(_ id: String, _ children: String) -> String {
    let box = object("GtkBox", id, ["spacing": "6", "height-request": "60"], children)
    let row = object("GtkListBoxRow", "row \(id)", [:], "<property name=\"child\">\(box)</property>")
    return object("GtkListBox", "list \(id)", [:], "<child>\(row)</child>" + style("boxed-list"))
  }

  private static func tab(_ id: String, _ children: String) -> String {
    let box = object("GtkBox", id, ["spacing": "6"], children)
    let page = object(
      "GtkNotebookPage", "page \(id)", [:],
      "<property name=\"child\">\(label)</property><property name=\"tab\">\(box)</property>")
    return object("GtkNotebook", "notebook \(id)", [:], "<child>\(page)</child>")
  }
}

// MARK: - Interface files

/// Returns the interface file of all places.
func interface(_ places: [Place]) -> String {
  let rows = places.filter { !$0.isOutside }.map { "<child>\($0.xml)</child>" }.joined()
  return """
    <interface><menu id="menu"><item><attribute name="label">As PDF</attribute></item></menu>
    \(object("GtkBox", "content", ["orientation": "vertical", "spacing": "6"], rows))
    \(places.filter(\.isOutside).map(\.xml).joined())</interface>
    """
}
