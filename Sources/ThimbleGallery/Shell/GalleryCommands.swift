import Thimble

/// The commands of the gallery. Each is declared once; buttons, menu items, shortcuts and the search use it.
@MainActor
final class GalleryCommands {
  /// The window in which the commands work; nil until it exists.
  weak var shell: GalleryWindow? { didSet { refresh() } }

  private(set) lazy var search = Command("search", "_Search", shortcut: "<Control>f") { [weak self] in
    self?.shell?.focusSearch()
  }
  private(set) lazy var back = Command("back", "Go Back", icon: "go-previous-symbolic", shortcut: "<Alt>Left") {
    [weak self] in self?.shell?.go(back: true)
  }
  private(set) lazy var forward = Command("forward", "Go Forward", icon: "go-next-symbolic", shortcut: "<Alt>Right") {
    [weak self] in self?.shell?.go(back: false)
  }
  private(set) lazy var copyLink = Command(
    "copy-link", "_Copy Link to This Page", shortcut: "<Control><Shift>c"
  ) { [weak self] in self?.copyLink(to: nil) }
  private(set) lazy var play = Command("play", "Run the _Play", shortcut: "<Control><Shift>p") { [weak self] in
    self?.shell?.runPlay()
  }
  private(set) lazy var nextPane = Command("next-pane", "Next Part of the Window", shortcut: "F6") { [weak self] in
    self?.shell?.changePane(forward: true)
  }
  private(set) lazy var previousPane = Command(
    "previous-pane", "Previous Part of the Window", shortcut: "<Shift>F6"
  ) { [weak self] in self?.shell?.changePane(forward: false) }
  private(set) lazy var dark = toggle("dark", "Dark Style") { $0.choose(.scheme, $1 ? "dark" : "light") }
  private(set) lazy var highContrast = toggle("high-contrast", "High Contrast") {
    $0.choose(.contrast, $1 ? "high" : "normal")
  }
  private(set) lazy var largerText = Command("larger-text", "Larger Text") { [weak self] in
    self?.chooseText(Self.textSizes.larger)
  }
  private(set) lazy var smallerText = Command("smaller-text", "Smaller Text") { [weak self] in
    self?.chooseText(Self.textSizes.smaller)
  }
  private(set) lazy var rightToLeft = toggle("right-to-left", "Right to Left") {
    $0.choose(.direction, $1 ? "rtl" : "ltr")
  }
  private(set) lazy var overlays = SampleOverlay.allCases.map { overlay in
    toggle("overlay-\(overlay.rawValue)", overlay.title, overlay.shortcut, on: "shown", off: "hidden") {
      $0.show(overlay, $1)
    }
  }
  private(set) lazy var inspector = Command("inspector", "Inspector", shortcut: "<Control>i", isOn: false) {
    [weak self] isOn in self?.shell?.switchInspector(isOn)
  }
  private(set) lazy var largerInspector = Command(
    "larger-inspector", "Larger Inspector", shortcut: "<Control><Shift>l"
  ) { [weak self] in self?.shell?.inspector.resize(by: Self.step) }
  private(set) lazy var smallerInspector = Command(
    "smaller-inspector", "Smaller Inspector", shortcut: "<Control><Shift>s"
  ) { [weak self] in self?.shell?.inspector.resize(by: -Self.step) }
  private(set) lazy var copyCode = Command("copy-code", "Copy Code of the Sample", shortcut: "<Control><Shift>x") {
    [weak self] in self?.shell?.copyCode()
  }
  private(set) lazy var reset = Command("reset", "Back to the Desktop's Settings") { [weak self] in
    self?.session?.reset()
  }
  private(set) lazy var shortcuts = Command("shortcuts", "_Keyboard Shortcuts", shortcut: "<Control>question") {
    [weak self] in self?.showShortcuts()
  }
  private(set) lazy var quit = Command("quit", "_Quit", shortcut: "<Control>q") { [weak self] in
    self?.shell?.window.close()
    self?.application?.quit()
  }

  /// The commands, in the order of display.
  var all: [Command] {
    pages + inspecting
      + [dark, highContrast, largerText, smallerText, rightToLeft] + overlays + [reset, shortcuts, quit]
  }

  private var pages: [Command] { [search, back, forward, copyLink, play, nextPane, previousPane] }

  private var inspecting: [Command] { [inspector, largerInspector, smallerInspector, copyCode] }

  /// The number of logical pixels by which the inspector becomes larger or smaller.
  private static let step = 40

  /// The commands that have a shortcut, in groups.
  private var withShortcuts: [(title: String, commands: [Command])] {
    [
      ("Pages", pages), ("Inspector", inspecting), ("Overlays", overlays),
      (session?.gallery.title ?? "Application", [shortcuts, quit]),
    ]
  }

  private weak var session: GallerySession?
  private weak var application: Application?
  private weak var shortcutsWindow: Window?
  private var theme: ObservationToken?

  init(_ session: GallerySession) {
    self.session = session
    theme = ThemeController.shared.observe { [weak self] _ in self?.refresh() }
    session.surroundings.onChange = { [weak self] in self?.refresh() }
  }

  /// Adds the commands to the application as actions, with their shortcuts. Two commands have a second shortcut.
  func add(to application: Application) {
    self.application = application
    for command in all { application.addCommand(command) }
    application.setShortcuts(["<Control>f", "<Control>k"], for: "app.\(search.id)")
    application.setShortcuts(["<Control>question", "F1"], for: "app.\(shortcuts.id)")
    // The window handles these keys after its toasts, which use them, too.
    for command in [nextPane, previousPane] { application.setShortcuts([], for: "app.\(command.id)") }
  }

  /// Returns additional words by which the search finds a command.
  func keywords(of command: Command) -> String {
    switch command {
    case _ where command === dark: "light scheme mode theme"
    case _ where command === largerText: "zoom in font size scale"
    case _ where command === smallerText: "zoom out font size scale"
    case _ where command === rightToLeft: "rtl ltr direction mirror"
    case _ where command === reset: "defaults"
    case _ where command === play: "test script"
    case _ where command === inspector: "controls source accessibility events properties panel"
    case _ where command === nextPane || command === previousPane: "pane region focus keyboard"
    case _ where command === copyCode: "swift changes controls inspector"
    case _ where command === quit: "close exit"
    default: overlays.contains { $0 === command } ? "overlay" : ""
    }
  }

  /// Copies the address of the page or of a sample on it.
  func copyLink(to sample: String?) {
    guard let session, let shell, let page = shell.page else { return }
    shell.window.copy(session.link(to: page, sample: sample), saying: "Link copied")
  }

  /// Updates the commands from the state of the gallery.
  func refresh() {
    guard let session else { return }
    let current = session.surroundings.current
    let context = ThemeController.shared.context
    dark.isOn = context.scheme == .dark
    highContrast.isOn = context.contrast == .high
    rightToLeft.isOn = TextDirection.default == .rightToLeft
    for (overlay, command) in zip(SampleOverlay.allCases, overlays) {
      command.isOn = current.overlays.contains(overlay)
    }
    let sizes = Self.textSizes
    largerText.isEnabled = sizes.larger != nil
    smallerText.isEnabled = sizes.smaller != nil
    reset.isEnabled = !current.isEmpty
    guard let shell else { return }
    shell.bar.refresh()
    inspector.isOn = shell.inspector.state.isOpen
    for command in [largerInspector, smallerInspector] { command.isEnabled = shell.inspector.state.isOpen }
    enable(back, shell.canGoBack, otherwise: "This is the first page that was shown")
    enable(forward, shell.canGoForward, otherwise: "This is the last page that was shown")
    enable(play, shell.page?.firstPlay != nil, otherwise: "This page has no play")
  }

  // MARK: Work

  private func toggle(
    _ id: String, _ title: String, _ shortcut: KeyboardShortcut? = nil, on: String = "on", off: String = "off",
    _ change: @escaping @MainActor (GallerySession, Bool) -> Void
  ) -> Command {
    Command(id, title, shortcut: shortcut, isOn: false) { [weak self] isOn in
      guard let session = self?.session else { return }
      change(session, isOn)
      self?.shell?.window.say("\(title): \(isOn ? on : off)")
    }
  }

  /// The next larger and the next smaller text size of the menu; nil at the ends.
  private static var textSizes: (larger: String?, smaller: String?) {
    let sizes = Surroundings.Setting.textScale.choices.compactMap { choice in
      Double(choice.text).map { (text: choice.text, scale: $0) }
    }
    let current = Settings.shared.textScale
    return (sizes.first { $0.scale > current + 0.01 }?.text, sizes.last { $0.scale < current - 0.01 }?.text)
  }

  private func chooseText(_ size: String?) {
    guard let size else { return }
    session?.choose(.textScale, size)
    shell?.window.say("\(Surroundings.Setting.textScale.title): \(Surroundings.Setting.textScale.title(of: size))")
  }

  /// Enables or disables a command. The button of a disabled command keeps its focus, and tells the reason.
  private func enable(_ command: Command, _ isEnabled: Bool, otherwise reason: String) {
    // In this order the command is always enabled or has a reason, so its button keeps the focus.
    if !isEnabled { command.disabledReason = reason }
    command.isEnabled = isEnabled
    if isEnabled { command.disabledReason = nil }
  }

  private func showShortcuts() {
    guard let shell else { return }
    if let shortcutsWindow { return shortcutsWindow.present() }
    shortcutsWindow = ShortcutsWindow.present(withShortcuts, over: shell.window)
  }
}
