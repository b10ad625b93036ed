/// The kind of an accessible object: a role of AT-SPI.
///
/// Roles are identified by number, because names differ: number 43 is a "push button" in one version of at-spi2-core
/// and a "button" in the next.
// The names are those of AT-SPI and need no documentation.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public enum AccessibleRole: Hashable, Sendable {
  case invalid, acceleratorLabel, alert, animation, arrow, calendar, canvas, checkBox, checkMenuItem, colorChooser,
    columnHeader, comboBox, dateEditor, desktopIcon, desktopFrame, dial, dialog, directoryPane, drawingArea,
    fileChooser, filler, focusTraversable, fontChooser, frame, glassPane, htmlContainer, icon, image, internalFrame,
    label, layeredPane, list, listItem, menu, menuBar, menuItem, optionPane, pageTab, pageTabList, panel,
    passwordText, popupMenu, progressBar, pushButton, radioButton, radioMenuItem, rootPane, rowHeader, scrollBar,
    scrollPane, separator, slider, spinButton, splitPane, statusBar, table, tableCell, tableColumnHeader,
    tableRowHeader, tearoffMenuItem, terminal, text, toggleButton, toolBar, toolTip, tree, treeTable, unknown,
    viewport, window, extended, header, footer, paragraph, ruler, application, autocomplete, editbar, embedded, entry,
    chart, caption, documentFrame, heading, page, section, redundantObject, form, link, inputMethodWindow, tableRow,
    treeItem, documentSpreadsheet, documentPresentation, documentText, documentWeb, documentEmail, comment, listBox,
    grouping, imageMap, notification, infoBar, levelBar, titleBar, blockQuote, audio, video, definition, article,
    landmark, log, marquee, math, rating, timer, `static`, mathFraction, mathRoot, `subscript`, superscript,
    descriptionList, descriptionTerm, descriptionValue, footnote, contentDeletion, contentInsertion, mark, suggestion,
    pushButtonMenu, `switch`
  /// A role that is not in this list, by its number.
  case other(UInt32)

  /// Creates the role with this number.
  public init(rawValue: UInt32) {
    self = Int(rawValue) < Self.known.count ? Self.known[Int(rawValue)] : .other(rawValue)
  }

  /// Creates the role with this name, such as `push-button`; nil for a name AT-SPI does not know.
  public init?(name: String) {
    guard let number = Self.names.firstIndex(of: name) else { return nil }
    self = Self.known[number]
  }

  /// Creates the role with this name as people write it: in any case, with spaces or without hyphens, and `button` for
  /// `push-button`, as newer versions of AT-SPI call it.
  package init?(spelled name: String) {
    let letters = name.lowercased().filter { !"- _".contains($0) }
    let wanted = ["button": "pushbutton", "tab": "pagetab", "textbox": "entry", "img": "image"][letters] ?? letters
    guard let number = Self.names.firstIndex(where: { $0.filter { $0 != "-" } == wanted }) else { return nil }
    self = Self.known[number]
  }

  /// Every name that AT-SPI knows, and its short forms.
  package static var allNames: [String] { names + ["button", "tab"] }

  /// The number.
  public var rawValue: UInt32 {
    if case .other(let number) = self { number } else { Self.numbers[self, default: 0] }
  }

  /// The name in lower case with hyphens, such as `push-button`; an unknown number is called `role-` and the number.
  public var name: String {
    if case .other(let number) = self { "role-\(number)" } else { Self.names[Int(rawValue)] }
  }
}

// MARK: - Numbers and names

extension AccessibleRole {
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(known, UInt32(0)...))

  /// The roles by number.
  private static let known: [AccessibleRole] = [
    .invalid, .acceleratorLabel, .alert, .animation, .arrow, .calendar, .canvas, .checkBox, .checkMenuItem,
    .colorChooser, .columnHeader, .comboBox, .dateEditor, .desktopIcon, .desktopFrame, .dial, .dialog, .directoryPane,
    .drawingArea, .fileChooser, .filler, .focusTraversable, .fontChooser, .frame, .glassPane, .htmlContainer, .icon,
    .image, .internalFrame, .label, .layeredPane, .list, .listItem, .menu, .menuBar, .menuItem, .optionPane, .pageTab,
    .pageTabList, .panel, .passwordText, .popupMenu, .progressBar, .pushButton, .radioButton, .radioMenuItem,
    .rootPane, .rowHeader, .scrollBar, .scrollPane, .separator, .slider, .spinButton, .splitPane, .statusBar, .table,
    .tableCell, .tableColumnHeader, .tableRowHeader, .tearoffMenuItem, .terminal, .text, .toggleButton, .toolBar,
    .toolTip, .tree, .treeTable, .unknown, .viewport, .window, .extended, .header, .footer, .paragraph, .ruler,
    .application, .autocomplete, .editbar, .embedded, .entry, .chart, .caption, .documentFrame, .heading, .page,
    .section, .redundantObject, .form, .link, .inputMethodWindow, .tableRow, .treeItem, .documentSpreadsheet,
    .documentPresentation, .documentText, .documentWeb, .documentEmail, .comment, .listBox, .grouping, .imageMap,
    .notification, .infoBar, .levelBar, .titleBar, .blockQuote, .audio, .video, .definition, .article, .landmark,
    .log, .marquee, .math, .rating, .timer, .static, .mathFraction, .mathRoot, .subscript, .superscript,
    .descriptionList, .descriptionTerm, .descriptionValue, .footnote, .contentDeletion, .contentInsertion, .mark,
    .suggestion, .pushButtonMenu, .switch,
  ]

  /// The names by number.
  private static let names = [
    "invalid", "accelerator-label", "alert", "animation", "arrow", "calendar", "canvas", "check-box",
    "check-menu-item", "color-chooser", "column-header", "combo-box", "date-editor", "desktop-icon", "desktop-frame",
    "dial", "dialog", "directory-pane", "drawing-area", "file-chooser", "filler", "focus-traversable", "font-chooser",
    "frame", "glass-pane", "html-container", "icon", "image", "internal-frame", "label", "layered-pane", "list",
    "list-item", "menu", "menu-bar", "menu-item", "option-pane", "page-tab", "page-tab-list", "panel",
    "password-text", "popup-menu", "progress-bar", "push-button", "radio-button", "radio-menu-item", "root-pane",
    "row-header", "scroll-bar", "scroll-pane", "separator", "slider", "spin-button", "split-pane", "status-bar",
    "table", "table-cell", "table-column-header", "table-row-header", "tearoff-menu-item", "terminal", "text",
    "toggle-button", "tool-bar", "tool-tip", "tree", "tree-table", "unknown", "viewport", "window", "extended",
    "header", "footer", "paragraph", "ruler", "application", "autocomplete", "editbar", "embedded", "entry", "chart",
    "caption", "document-frame", "heading", "page", "section", "redundant-object", "form", "link",
    "input-method-window", "table-row", "tree-item", "document-spreadsheet", "document-presentation", "document-text",
    "document-web", "document-email", "comment", "list-box", "grouping", "image-map", "notification", "info-bar",
    "level-bar", "title-bar", "block-quote", "audio", "video", "definition", "article", "landmark", "log", "marquee",
    "math", "rating", "timer", "static", "math-fraction", "math-root", "subscript", "superscript", "description-list",
    "description-term", "description-value", "footnote", "content-deletion", "content-insertion", "mark",
    "suggestion", "push-button-menu", "switch",
  ]
}

// MARK: - Conformances

extension AccessibleRole: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
