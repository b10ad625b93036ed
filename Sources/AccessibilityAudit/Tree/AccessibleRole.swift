/// The kind of an accessible object, as a role number of AT-SPI.
///
/// Roles are compared by number, because names differ: number 43 is a "push button" in one version of at-spi2-core and
/// a "button" in the next. A number that is not in this list keeps its value.
public struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt32

  /// The role of this number.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The role of this name, such as `push-button`; nil for a name AT-SPI does not know.
  public init?(name: String) {
    guard let index = Self.allNames.firstIndex(of: name) else { return nil }
    rawValue = UInt32(index)
  }

  /// The name in lower case with hyphens, such as `push-button`; an unknown number is called `role-` and the number.
  public var name: String {
    Int(rawValue) < Self.allNames.count ? Self.allNames[Int(rawValue)] : "role-\(rawValue)"
  }

  /// Names by number.
  private static let allNames = [
    "invalid", "accelerator-label", "alert", "animation", "arrow", "calendar", "canvas", "check-box",
    "check-menu-item", "color-chooser", "column-header", "combo-box", "date-editor", "desktop-icon",
    "desktop-frame", "dial", "dialog", "directory-pane", "drawing-area", "file-chooser", "filler",
    "focus-traversable", "font-chooser", "frame", "glass-pane", "html-container", "icon", "image", "internal-frame",
    "label", "layered-pane", "list", "list-item", "menu", "menu-bar", "menu-item", "option-pane", "page-tab",
    "page-tab-list", "panel", "password-text", "popup-menu", "progress-bar", "push-button", "radio-button",
    "radio-menu-item", "root-pane", "row-header", "scroll-bar", "scroll-pane", "separator", "slider", "spin-button",
    "split-pane", "status-bar", "table", "table-cell", "table-column-header", "table-row-header",
    "tearoff-menu-item", "terminal", "text", "toggle-button", "tool-bar", "tool-tip", "tree", "tree-table",
    "unknown", "viewport", "window", "extended", "header", "footer", "paragraph", "ruler", "application",
    "autocomplete", "editbar", "embedded", "entry", "chart", "caption", "document-frame", "heading", "page",
    "section", "redundant-object", "form", "link", "input-method-window", "table-row", "tree-item",
    "document-spreadsheet", "document-presentation", "document-text", "document-web", "document-email", "comment",
    "list-box", "grouping", "image-map", "notification", "info-bar", "level-bar", "title-bar", "block-quote",
    "audio", "video", "definition", "article", "landmark", "log", "marquee", "math", "rating", "timer", "static",
    "math-fraction", "math-root", "subscript", "superscript", "description-list", "description-term",
    "description-value", "footnote", "content-deletion", "content-insertion", "mark", "suggestion",
    "push-button-menu", "switch",
  ]
}

// MARK: - Roles

// The names are those of AT-SPI, and say all there is to say.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension AccessibleRole {
  public static let invalid = AccessibleRole(rawValue: 0)
  public static let acceleratorLabel = AccessibleRole(rawValue: 1)
  public static let alert = AccessibleRole(rawValue: 2)
  public static let animation = AccessibleRole(rawValue: 3)
  public static let arrow = AccessibleRole(rawValue: 4)
  public static let calendar = AccessibleRole(rawValue: 5)
  public static let canvas = AccessibleRole(rawValue: 6)
  public static let checkBox = AccessibleRole(rawValue: 7)
  public static let checkMenuItem = AccessibleRole(rawValue: 8)
  public static let colorChooser = AccessibleRole(rawValue: 9)
  public static let columnHeader = AccessibleRole(rawValue: 10)
  public static let comboBox = AccessibleRole(rawValue: 11)
  public static let dateEditor = AccessibleRole(rawValue: 12)
  public static let desktopIcon = AccessibleRole(rawValue: 13)
  public static let desktopFrame = AccessibleRole(rawValue: 14)
  public static let dial = AccessibleRole(rawValue: 15)
  public static let dialog = AccessibleRole(rawValue: 16)
  public static let directoryPane = AccessibleRole(rawValue: 17)
  public static let drawingArea = AccessibleRole(rawValue: 18)
  public static let fileChooser = AccessibleRole(rawValue: 19)
  public static let filler = AccessibleRole(rawValue: 20)
  public static let focusTraversable = AccessibleRole(rawValue: 21)
  public static let fontChooser = AccessibleRole(rawValue: 22)
  public static let frame = AccessibleRole(rawValue: 23)
  public static let glassPane = AccessibleRole(rawValue: 24)
  public static let htmlContainer = AccessibleRole(rawValue: 25)
  public static let icon = AccessibleRole(rawValue: 26)
  public static let image = AccessibleRole(rawValue: 27)
  public static let internalFrame = AccessibleRole(rawValue: 28)
  public static let label = AccessibleRole(rawValue: 29)
  public static let layeredPane = AccessibleRole(rawValue: 30)
  public static let list = AccessibleRole(rawValue: 31)
  public static let listItem = AccessibleRole(rawValue: 32)
  public static let menu = AccessibleRole(rawValue: 33)
  public static let menuBar = AccessibleRole(rawValue: 34)
  public static let menuItem = AccessibleRole(rawValue: 35)
  public static let optionPane = AccessibleRole(rawValue: 36)
  public static let pageTab = AccessibleRole(rawValue: 37)
  public static let pageTabList = AccessibleRole(rawValue: 38)
  public static let panel = AccessibleRole(rawValue: 39)
  public static let passwordText = AccessibleRole(rawValue: 40)
  public static let popupMenu = AccessibleRole(rawValue: 41)
  public static let progressBar = AccessibleRole(rawValue: 42)
  public static let pushButton = AccessibleRole(rawValue: 43)
  public static let radioButton = AccessibleRole(rawValue: 44)
  public static let radioMenuItem = AccessibleRole(rawValue: 45)
  public static let rootPane = AccessibleRole(rawValue: 46)
  public static let rowHeader = AccessibleRole(rawValue: 47)
  public static let scrollBar = AccessibleRole(rawValue: 48)
  public static let scrollPane = AccessibleRole(rawValue: 49)
  public static let separator = AccessibleRole(rawValue: 50)
  public static let slider = AccessibleRole(rawValue: 51)
  public static let spinButton = AccessibleRole(rawValue: 52)
  public static let splitPane = AccessibleRole(rawValue: 53)
  public static let statusBar = AccessibleRole(rawValue: 54)
  public static let table = AccessibleRole(rawValue: 55)
  public static let tableCell = AccessibleRole(rawValue: 56)
  public static let tableColumnHeader = AccessibleRole(rawValue: 57)
  public static let tableRowHeader = AccessibleRole(rawValue: 58)
  public static let tearoffMenuItem = AccessibleRole(rawValue: 59)
  public static let terminal = AccessibleRole(rawValue: 60)
  public static let text = AccessibleRole(rawValue: 61)
  public static let toggleButton = AccessibleRole(rawValue: 62)
  public static let toolBar = AccessibleRole(rawValue: 63)
  public static let toolTip = AccessibleRole(rawValue: 64)
  public static let tree = AccessibleRole(rawValue: 65)
  public static let treeTable = AccessibleRole(rawValue: 66)
  public static let unknown = AccessibleRole(rawValue: 67)
  public static let viewport = AccessibleRole(rawValue: 68)
  public static let window = AccessibleRole(rawValue: 69)
  public static let extended = AccessibleRole(rawValue: 70)
  public static let header = AccessibleRole(rawValue: 71)
  public static let footer = AccessibleRole(rawValue: 72)
  public static let paragraph = AccessibleRole(rawValue: 73)
  public static let ruler = AccessibleRole(rawValue: 74)
  public static let application = AccessibleRole(rawValue: 75)
  public static let autocomplete = AccessibleRole(rawValue: 76)
  public static let editbar = AccessibleRole(rawValue: 77)
  public static let embedded = AccessibleRole(rawValue: 78)
  public static let entry = AccessibleRole(rawValue: 79)
  public static let chart = AccessibleRole(rawValue: 80)
  public static let caption = AccessibleRole(rawValue: 81)
  public static let documentFrame = AccessibleRole(rawValue: 82)
  public static let heading = AccessibleRole(rawValue: 83)
  public static let page = AccessibleRole(rawValue: 84)
  public static let section = AccessibleRole(rawValue: 85)
  public static let redundantObject = AccessibleRole(rawValue: 86)
  public static let form = AccessibleRole(rawValue: 87)
  public static let link = AccessibleRole(rawValue: 88)
  public static let inputMethodWindow = AccessibleRole(rawValue: 89)
  public static let tableRow = AccessibleRole(rawValue: 90)
  public static let treeItem = AccessibleRole(rawValue: 91)
  public static let documentSpreadsheet = AccessibleRole(rawValue: 92)
  public static let documentPresentation = AccessibleRole(rawValue: 93)
  public static let documentText = AccessibleRole(rawValue: 94)
  public static let documentWeb = AccessibleRole(rawValue: 95)
  public static let documentEmail = AccessibleRole(rawValue: 96)
  public static let comment = AccessibleRole(rawValue: 97)
  public static let listBox = AccessibleRole(rawValue: 98)
  public static let grouping = AccessibleRole(rawValue: 99)
  public static let imageMap = AccessibleRole(rawValue: 100)
  public static let notification = AccessibleRole(rawValue: 101)
  public static let infoBar = AccessibleRole(rawValue: 102)
  public static let levelBar = AccessibleRole(rawValue: 103)
  public static let titleBar = AccessibleRole(rawValue: 104)
  public static let blockQuote = AccessibleRole(rawValue: 105)
  public static let audio = AccessibleRole(rawValue: 106)
  public static let video = AccessibleRole(rawValue: 107)
  public static let definition = AccessibleRole(rawValue: 108)
  public static let article = AccessibleRole(rawValue: 109)
  public static let landmark = AccessibleRole(rawValue: 110)
  public static let log = AccessibleRole(rawValue: 111)
  public static let marquee = AccessibleRole(rawValue: 112)
  public static let math = AccessibleRole(rawValue: 113)
  public static let rating = AccessibleRole(rawValue: 114)
  public static let timer = AccessibleRole(rawValue: 115)
  public static let `static` = AccessibleRole(rawValue: 116)
  public static let mathFraction = AccessibleRole(rawValue: 117)
  public static let mathRoot = AccessibleRole(rawValue: 118)
  public static let `subscript` = AccessibleRole(rawValue: 119)
  public static let superscript = AccessibleRole(rawValue: 120)
  public static let descriptionList = AccessibleRole(rawValue: 121)
  public static let descriptionTerm = AccessibleRole(rawValue: 122)
  public static let descriptionValue = AccessibleRole(rawValue: 123)
  public static let footnote = AccessibleRole(rawValue: 124)
  public static let contentDeletion = AccessibleRole(rawValue: 125)
  public static let contentInsertion = AccessibleRole(rawValue: 126)
  public static let mark = AccessibleRole(rawValue: 127)
  public static let suggestion = AccessibleRole(rawValue: 128)
  public static let pushButtonMenu = AccessibleRole(rawValue: 129)
  public static let `switch` = AccessibleRole(rawValue: 130)
}

// MARK: - Conformances

extension AccessibleRole: CustomStringConvertible {
  /// The name.
  public var description: String {
    name
  }
}
