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
        "LinkButton", "SplitButton", "FloatingActionButton", "ToggleButtonGroup", "Rows", "Navigation", "Family",
      ]),
    FolderOrder(
      module: "Sources/ThimbleGallery",
      folders: [
        "Programs", "Surroundings", "Pages", "Look", "Inspector", "Accessibility", "Overlays", "Events", "Plays",
        "Watch",
        "Shell", "Site", "Pictures", "Command",
      ]),
    FolderOrder(module: "Sources/thimble", folders: ["Output", "Desktop", "Audit", "Objects", "Tokens", "."]),
  ]
}

// MARK: - What breaks it

extension FolderOrder {
  /// The use of a declaration of a folder above the file's own.
  struct Breach: CustomStringConvertible {
    var use: SourceIndex.Use
    var lower: String
    var higher: String

    var description: String { "\(use.file):\(use.line) uses \(use.name): \(lower) stands below \(higher)" }
  }

  /// Returns the listed folder of a file; nil if there is none.
  func folder(of file: String) -> String? {
    let path = file.dropFirst(module.count + 1)
    guard path.contains("/") else { return folders.first { $0 == "." } }
    return folders.filter { path.hasPrefix("\($0)/") }.max { $0.count < $1.count }
  }

  /// Returns every use of a higher folder by a lower one.
  func breaches() throws -> [Breach] {
    let ranks = Dictionary(folders.enumerated().map { ($1, $0) }) { first, _ in first }
    return try SourceIndex.build.get().uses(below: module).compactMap { use in
      guard let lower = folder(of: use.file), let higher = folder(of: use.home) else { return nil }
      guard ranks[higher, default: 0] > ranks[lower, default: 0] else { return nil }
      return Breach(use: use, lower: lower, higher: higher)
    }
  }
}
