import Inspecting
import Observation
import Thimble
import ThimbleNames

// The lines of the pages "Members by task" of Thimble, Inspecting and ThimbleNames, and of the table of sizes, compiled. A
// test looks them up here.

@MainActor
enum TaskExamples {
  typealias Notes = Examples.Notes
  typealias Note = Examples.Note
  typealias Period = Examples.Period
  typealias PackageResources = Examples.PackageResources

  @MainActor @Observable
  final class Settings {
    var order = "date"
    var wrapsLines = true
  }

  static func show(@WidgetBuilder _ widgets: () -> [Widget]) {}
  static func use(_ values: Any...) {}
  static func show(_ period: Period) {}
  static func act() {}

  static func make(
    _ notes: Notes, _ settings: Settings, _ window: Window, _ list: Widget, _ compose: FloatingActionButton
  ) {
    show {
      Button("_Add") { notes.add() }
      Button("_Save") { try await notes.save() }
      Button("_Save") { progress in try await notes.save { progress.fraction = $0 } }
      Button("_Add", icon: "list-add-symbolic", variant: .primary) { notes.add() }
      IconButton(icon: "list-add-symbolic", accessibilityLabel: "New Note") { notes.add() }
      Button("_Delete All", role: .destructive) { notes.deleteAll() }
      Button(role: .cancel) { [weak window] in window?.close() }
      ToggleButton("_Wrap Lines", isOn: true) { isOn in settings.wrapsLines = isOn }
      ToggleButton("_Wrap Lines", isOn: true).bind(.isOn, to: settings, \.wrapsLines)
      LinkButton("Website", url: "https://www.gtk.org")
      CloseButton()
      FloatingActionButton(icon: "document-edit-symbolic", label: "Compose") { notes.add() }
      FloatingActionOverlay(list, button: compose)
    }
  }

  static func change(_ save: Button, _ inbox: Button, _ notes: Notes) {
    save.title = "_Save All"
    save.icon = "document-save-symbolic"
    save.icon = .file("save.svg")
    save.configuration.iconPlacement = .trailing
    save.subtitle = "3 files"
    inbox.badge = "3"
    save.variant = .primary
    save.size = .large
    save.tint = Color(hex: 0x1c71d8)
    save.cornerStyle = .capsule
    save.configuration.styledTitle = StyledText("Save ") + StyledText("all").bold()
    save.tooltip = "Saves all notes"
    save.accessibilityHint = "Saves all notes"
    save.disabledReason = "Nothing has changed"
    save.bind(\.disabledReason) { notes.hasChanges ? nil : "Nothing has changed" }
    save.bind(\.title) { notes.hasChanges ? "_Save" : "Saved" }
    save.setAction { try await notes.save() }
  }

  static func menus(
    _ notes: Notes, _ settings: Settings, _ sort: MenuButton, _ row: Widget, _ note: Note, _ filters: Widget,
    _ save: Command
  ) {
    let saveAs = save
    let periods = [ToggleItem(Period.day, "Day"), ToggleItem(Period.week, "Week")]
    show {
      MenuButton("_New") { MenuItem("_Note") { notes.add() } }
      MenuButton("Sort by", selection: "date") { MenuItem("Date", id: "date") }
      SplitButton(save, menuLabel: "More ways to save") { saveAs }
      Button("_Filters").opensPopover(filters)
      ToggleButtonGroup("View", selected: .week, items: periods) { period in show(period) }
    }
    sort.bind(.selection, to: settings, \.order)
    row.contextMenu { MenuItem("_Delete", role: .destructive) { notes.delete(note) } }
    use(
      Menu {
        MenuItem("_Add", icon: "list-add-symbolic", shortcut: "<Control>n") { notes.add() }
        MenuItem("_Wrap Lines", isOn: true) { isOn in settings.wrapsLines = isOn }
        MenuSection("Export") { saveAs }
        Submenu("_Export") { saveAs }
      })
  }

  static func commands(
    _ notes: Notes, _ window: ApplicationWindow, _ application: Application, _ toasts: ToastOverlay, _ note: Note
  ) async {
    let save = Command("save", "_Save", shortcut: "<Control>s") { try await notes.save() }
    let remove = ObjectCommand<Note>("remove", "_Remove", icon: "list-remove-symbolic") { note in note.delete() }
    let quit = save
    window.addCommand(save)
    application.addCommand(quit)
    show {
      Button(save, variant: .primary)
      MenuButton("_File") { save }
      ShortcutList([save, quit])
      ProgressBar(save)
      IconButton(remove(note))
    }
    save.bind(\.disabledReason) { notes.hasChanges ? nil : "Nothing has changed" }
    save.errorHandler = { error in toasts.show(Toast("Not saved: \(error)")) }
    save.activate()
    if await save.run() == .success { window.close() }
  }

  static func work(_ upload: Button, _ toasts: ToastOverlay) {
    upload.work.options.activationPolicy = .cancel
    upload.work.errorHandler = { error in toasts.show(Toast("Not sent: \(error)")) }
    if upload.isPending { upload.work.cancel() }
    upload.work.start()
    upload.work.progress = 0.5
    upload.work.stop(.success)
    show {
      LoaderDots(accessibilityLabel: "Loading").with { $0.play() }
    }
  }

  static func presses(_ send: Button, _ delete: Button, _ next: Button) {
    let (schedule, askFirst) = (act, act)
    send.press.shortcut = "<Control>Return"
    send.press.setLongPress("Send Later") { _ in schedule() }
    delete.press.confirmation = .hold(for: .seconds(1))
    delete.press.confirmation = .undo(for: .seconds(5))
    next.press.options.repeatBehavior = .enabled
    send.press.addHandler { event in print(event.phase) }
    if Press.current?.source == .keyboardShortcut { askFirst() }
    send.press.perform()
    TimeLimits.factor = 10
  }

  static func groups(_ settings: Settings, _ tools: ButtonGroup, _ buttons: [Button]) {
    let (cancel, save, back, forward) = (buttons[0], buttons[1], buttons[2], buttons[3])
    let (bold, italic, later, change) = (buttons[4], buttons[5], buttons[6], buttons[7])
    let showLanguages = act
    show {
      ButtonRow { [cancel, save] }
      ButtonStack { [save, later] }
      ButtonGroup("History") { [back, forward] }
      ButtonGroup(toolbar: "Format") { [bold, italic] }
      ButtonList { ButtonListRow("_Language") { showLanguages() } }
      PreferenceRow("Wrap lines", Switch("").bind(.isOn, to: settings, \.wrapsLines))
      SummaryRow("Delivery", value: "Tomorrow, 9 to 12", button: change)
    }
    tools.overflowsIntoMenu = true
  }

  static func areas(_ add: Button, _ toolbar: Widget, _ cut: IconButton, _ copy: IconButton, _ window: Window) {
    add.minimumHitSize = Size(44)
    toolbar.hitPolicy = .always(44)
    show {
      HitAreaFrame(add)
      LargeContentGroup { [cut, copy] }
    }
    LargeContentViewer.shared.policy = .always
    HitAreaOverlay.isShown = true
    print(HitAreaReport(on: window))
    let tooSmall = HitAreaReport(on: window).failures.map(\.name)
    let size = Control.hitCell(of: add).largestSquare
    print(window.describe())
    print(window.describe(.geometry))
    use(tooSmall, size)
  }

  static func looks(_ toolbar: Widget, _ sidebar: Widget, _ save: Button) throws {
    toolbar.setButtonDefaults(Button.Defaults(variant: .plain, size: .small))
    save.setStyle(.glass)
    save.configuration.look.background = [.normal: .white, .hovered: Color(hex: 0xeeeeee)]
    ThemeController.shared.theme = try Theme(contentsOf: "brand.tokens.json")
    ThemeController.shared.theme = try Theme(tokens: PackageResources.brand_tokens_json, name: "brand")
    ThemeController.shared.schemeOverride = .dark
    sidebar.setTheme(.material)
    let follower = ThemeFollower("brand.tokens.json")
    let values = toolbar.effectiveTheme.values(in: ThemeController.shared.context)
    use(follower, values)
  }

  static func windows(_ list: Widget, _ editor: Widget, _ actions: Widget, _ window: Window, _ notes: Notes) {
    let restore = act
    let split = NavigationSplitView(sidebar: list, title: "Notes", content: editor, contentTitle: "Note")
    let page = BreakpointBin(editor)
    actions.bind(\.isVisible) { [weak page] in page?.isNarrower(than: 480) != true }
    let toasts = ToastOverlay(editor)
    toasts.show(Toast("Note deleted", button: "_Undo") { restore() })
    window.say("3 notes deleted")
    let words = Translations(po: ["de": PackageResources.de_po])
    let count = words("One note", "%@ notes", count: notes.count)
    Localization.use(words)
    show { [split, Button(words("_New Note"))] }
    use(count)
  }

  static func names(_ button: Button, _ sort: MenuButton, _ controls: [Button], _ icon: Icon) {
    let (edit, save) = (act, act)
    button.setTitle("Saving…", for: .pending)
    button.setIcon("folder-open-symbolic", for: .highlighted)
    button.setBackgroundColor(Color(hex: 0xeeeeee), for: .hovered)
    button.setElevation(4, for: .hovered)
    var upload = Button.Configuration.borderedProminent()
    upload.title = "_Upload"
    button.setStyle(.bordered)
    show {
      Button(configuration: upload)
      Button.preset(.system, title: "Edit") { edit() }
    }
    let id = button.addAction(for: .pressUpInside) { _, _ in save() }
    button.removeAction(id)
    button.sendActions(for: .primaryActionTriggered)
    sort.changesSelectionAsPrimaryAction = true
  }

  // MARK: - Sizes

  final class Bars: Widget, Measuring {
    override class var nativeType: NativeType { .widget(cssName: "bars") }

    var count = 5 { didSet { queueResize() } }

    func measure(_ orientation: Orientation, crossSize: Int) -> RequestedSize {
      let length = orientation == .horizontal ? 8 * count : 32
      return RequestedSize(minimum: length / 2, natural: length)
    }
  }

  static func sizes(
    _ list: Widget, _ title: Label, _ save: Button, _ toolbar: Widget, _ view: ScrolledWindow, _ window: Window
  ) {
    list.setSizeRequest(width: 240)
    list.expandsVertically = true
    list.horizontalAlignment = .center
    list.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12)
    title.wraps = true
    title.ellipsis = .end
    view.setContentHeight(minimum: 120, maximum: 360)
    window.setDefaultSize(width: 900, height: 600)
    save.size = .small
    toolbar.setButtonDefaults(Button.Defaults(size: .small))
    save.configuration.minimumSize = Size(width: 120)
    save.configuration.maximumSize = Size(width: 240)
    save.configuration.reservedTitles = ["Saving…", "Saved"]
    let natural = list.measured(.horizontal).natural
    use(natural)
  }
}
