/// The folders of each large module, from bottom to top.
///
/// The files of a folder use only declarations of their own folder and of the folders before it. ``FolderOrderTests``
/// check this.
struct FolderOrder {
  /// The folder of the module.
  let module: String
  /// Folders inside of it, the lowest first. Files directly in the module are in `.`; a nested folder belongs to the
  /// outer one unless it is listed itself.
  let folders: [String]
  /// Pairs `lower → higher` of folders of which the lower one still uses the higher one. The aim is to have none.
  var exceptions: Set<String> = []

  static let all = [
    FolderOrder(
      module: "Sources/AccessibilityAudit", folders: ["Tree", "Measuring", "Scene", "Rules", "Report", "Objects", "."]),
    FolderOrder(module: "Sources/ATSPI", folders: ["Bus", "Programs", "Session", "Tree", "Desktop"]),
    FolderOrder(
      module: "Sources/ThimbleTesting",
      folders: ["Processes", "Waiting", "Session", "Application", "Measuring", "ScreenReader"]),
    FolderOrder(
      module: "Sources/DesignTokens",
      folders: [
        "Text", "Colour", "Values", "Diagnostics", "Tree", "Modes", "OldForms", "Evaluating", "Resolving", "Dialects",
        "Documents",
      ]),
    FolderOrder(
      module: "Sources/GtkHost",
      folders: [
        "System", "Keys", "Values", "Geometry", "Object", "Signals", "Desktop", "Widget", "Builder", "Picking",
        "Windows", "Dialogs", "State",
        "Application", "Input", "Overrides", "Widgets", "Drawing", "Menus", ".",
      ]),
    FolderOrder(
      module: "Sources/Thimble",
      folders: [
        ".", "Localization", "Words", "Time", "Measures", "Icon", "Press", "Configuration", "Work", "HitArea", "Theme",
        "Control", "Command", "Menu", "Button", "IconButton", "ToggleButton", "CloseButton", "Toast", "MenuButton",
        "ButtonGroup",
        "LinkButton", "SplitButton", "FloatingActionButton", "ToggleButtonGroup", "Rows", "Description", "Family",
      ]),
    FolderOrder(
      module: "Sources/ThimbleGallery",
      folders: [
        "Surroundings", "Pages", "Look", "Inspector", "Accessibility", "Overlays", "Events", "Plays", "Watch",
        "Shell", "Pictures", "Command",
      ]),
    FolderOrder(module: "Sources/thimble", folders: ["Output", "Desktop", "Audit", "Objects", "Tokens", "."]),
  ]
}

// MARK: - What breaks it

extension FolderOrder {
  /// A file that uses a type of a folder above its own.
  struct Breach: CustomStringConvertible {
    var file: String
    var name: String
    var lower: String
    var higher: String

    var pair: String { "\(lower) → \(higher)" }
    var description: String { "\(file) uses \(name): \(lower) stands below \(higher)" }
  }

  /// Returns the listed folder of a file; nil if there is none.
  func folder(of file: String) -> String? {
    let path = file.dropFirst(module.count + 1)
    guard path.contains("/") else { return folders.first { $0 == "." } }
    return folders.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
  }

  /// Returns every use of a higher folder by a lower one.
  func breaches() throws -> [Breach] {
    let files = try PackageFiles.swiftFiles(below: module).map { ($0, SwiftNames(try PackageFiles.text($0))) }
    let ranks = Dictionary(folders.enumerated().map { ($1, $0) }) { first, _ in first }
    var owners: [String: String] = [:]
    for (file, names) in files {
      for name in names.declared { owners[name] = folder(of: file) }
    }
    var breaches: [Breach] = []
    for (file, names) in files {
      guard let lower = folder(of: file), let rank = ranks[lower] else { continue }
      for (name, higher) in owners where ranks[higher, default: 0] > rank && Self.uses(name, in: names) {
        breaches.append(Breach(file: file, name: name, lower: lower, higher: higher))
      }
    }
    return breaches.sorted { ($0.file, $0.name) < ($1.file, $1.name) }
  }

  /// Returns true if code mentions a type: a nested one by its path, or by its own name in an extension of the outer
  /// type.
  private static func uses(_ name: String, in names: SwiftNames) -> Bool {
    if names.mentioned.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    let (outer, own) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    return names.scopes.contains(outer) && names.mentioned.contains(own)
  }
}
