import Thimble

/// The window: the podcasts beside the episodes of the chosen one, above what is played.
@MainActor
final class PodcastsWindow {
  let window: ApplicationWindow
  private let library: Library
  private let commands: PodcastsCommands
  private let sidebar = ListBox()
  private let episodes = ListBox()
  private let split: NavigationSplitView
  private let page: BreakpointBin

  init(_ application: Application, folder: String) throws {
    library = try Library(folder: folder)
    window = ApplicationWindow(application, title: words("Podcasts"))
    let content = Box(.vertical)
    let toasts = ToastOverlay(content)
    page = BreakpointBin(toasts)
    commands = PodcastsCommands(library, Preferences(file: "\(folder)/preferences"), toasts, of: application)
    let column = Box(.vertical)
    split = NavigationSplitView(
      sidebar: ScrolledWindow(sidebar), title: words("Podcasts"), content: column, contentTitle: words("Episodes"))
    split.expandsVertically = true
    split.breakpoint = 560
    let search = SearchBar(commands.search).bind(.searchModeEnabled, to: library, \.isSearching)
    for part in [search, filters(), list()] { column.append(part) }
    content.append(split)
    content.append(playing())
    window.setDefaultSize(width: 900, height: 620)
    window.titlebar = headerBar()
    window.child = page
    fill()
    toasts.add(DropTarget(text: { [library] text, _ in library.subscribe(to: text) }))
    toasts.add(DropTarget(files: { [weak self] paths, _ in self?.subscribe(toFiles: paths) ?? false }))
  }

  private func subscribe(toFiles paths: [String]) -> Bool {
    let texts = paths.compactMap { try? Files.read($0) }
    for text in texts { library.subscribe(to: String(decoding: text, as: UTF8.self)) }
    return !texts.isEmpty
  }

  // MARK: Bars

  private func headerBar() -> HeaderBar {
    let commands = commands
    let add = IconButton(icon: "list-add-symbolic", accessibilityLabel: words("Subscribe"))
    let address = Entry(placeholder: words("Address of a podcast")).bind(.text, to: library, \.address)
    address.setAccessibilityLabel(words("Address of a podcast"))
    let subscribe = Button(words("_Subscribe"), variant: .primary) { [library, weak add] in
      try await Task.sleep(for: .milliseconds(600))
      library.subscribe(to: library.address)
      library.address = ""
      add?.isPopoverOpen = false
    }
    subscribe.bind(\.disabledReason) { [library] in library.address.isEmpty ? words("Enter an address first") : nil }
    add.bind(\.isVisible) { [weak split] in split?.canGoBack != true }
    add.opensPopover(
      Box(.vertical, spacing: 12) {
        address
        subscribe
      })
    return HeaderBar {
      split.backButton
      add
    } end: {
      IconButton(commands.find)
      MenuButton(icon: "open-menu-symbolic", accessibilityLabel: words("Main Menu")) {
        commands.offline
        MenuItem(words("_Preferences")) { [weak window] in
          if let window { commands.makePreferencesWindow(over: window).present() }
        }
        MenuSection { commands.quit }
      }.with { $0.isPrimary = true }
    }
  }

  private func filters() -> Widget {
    WrapBox(spacing: 12, lineSpacing: 6) {
      ToggleButtonGroup(
        words("Show"), selected: Library.Filter.all,
        items: [
          ToggleItem(.all, words("All")), ToggleItem(.new, words("New")),
          ToggleItem(.downloaded, words("Downloaded")),
        ]
      ).bind(.selection, to: library, \.filter)
      MenuButton(words("Sort by"), selection: Library.Order.newest.rawValue) {
        MenuItem(words("Newest First"), id: Library.Order.newest.rawValue)
        MenuItem(words("Longest First"), id: Library.Order.longest.rawValue)
      }.bind(.selection, to: library, \.order)
      Button(commands.downloadAll, variant: .primary)
    }
    .with { $0.setMargins(top: 12, bottom: 12, leading: 12, trailing: 12) }
  }

  /// Returns the bar of the episode that plays. Its controls leave one after the other in a narrow window.
  private func playing() -> Widget {
    let (commands, player) = (commands, commands.player)
    let fits = { @MainActor [weak page] (width: Breakpoint) in page?.isNarrower(than: width) != true }
    return Box(.vertical).bind({ player.episode }) { episode in
      if let episode {
        Separator(.horizontal)
        Box(.horizontal, spacing: 12) {
          IconButton(commands.play(episode))
          IconButton(commands.forward).bind(\.isVisible) { fits(420) }
          Box(.vertical) {
            Label(episode.title).with {
              $0.xAlign = 0
              $0.ellipsizes = true
            }
            Waveform().bind(\.share) { player.share }.bind(\.levels) { episode.levels ?? [] }
          }
          Scale(words("Volume"), in: 0...100, step: 5).bind(.value, to: player, \.volume)
            .bind(\.isVisible) { fits(600) }.with { $0.setSizeRequest(width: 110) }
        }
        .with { $0.setMargins(top: 9, bottom: 9, leading: 12, trailing: 12) }
      }
    }
  }

  // MARK: Lists

  private func list() -> Widget {
    episodes.setAccessibilityLabel(words("Episodes"))
    episodes.setPlaceholder(Label(words("No episodes here")).with { $0.setMargins(top: 36) })
    return ScrolledWindow(episodes).with { $0.expandsVertically = true }
  }

  private func fill() {
    let (library, commands) = (library, commands)
    sidebar.setAccessibilityLabel(words("Podcasts"))
    sidebar.addStyleClass("navigation-sidebar")
    sidebar.bind({ library.podcasts }, id: \.id) { podcast in
      let texts = Self.texts(podcast.title, words("One episode", "%@ episodes", count: podcast.episodes.count))
      texts.setMargins(top: 6, bottom: 6)
      return ListBoxRow(texts).contextMenu { commands.unsubscribe(podcast) }
    }
    sidebar.bindSelection(to: library, \.selectedID)
    sidebar.connect(.rowActivated) { [weak split] _, _ in split?.showsContent = true }
    episodes.bind({ library.shown }, id: \.id) { Self.row(of: $0, commands) }
    episodes.connect(.rowActivated) { list, row in
      library.shown.first { $0.id == list.id(of: row) as? String }.map { commands.main(of: $0).activate() }
    }
    commands.search.bind(.text, to: library, \.query)
  }

  private static func row(of episode: Episode, _ commands: PodcastsCommands) -> ListBoxRow {
    let row = ListBoxRow(
      Box(.horizontal, spacing: 12) {
        texts(episode.title, words("%@ min", "\(episode.minutes)")).with { $0.expandsHorizontally = true }
        ProgressBar(commands.download(episode)).with { $0.verticalAlignment = .center }
        IconButton(commands.main(of: episode)).bind(\.command) { commands.main(of: episode) }
      }.with { $0.setMargins(top: 6, bottom: 6, leading: 12, trailing: 12) })
    row.setAccessibilityLabel(episode.title)
    row.setSelectable(false)
    return row.contextMenu {
      commands.main(of: episode)
      if episode.levels != nil { commands.delete(episode) }
      MenuItem(words("_Played"), isOn: episode.isPlayed) { episode.isPlayed = $0 }
    }
  }

  private static func texts(_ title: String, _ detail: String) -> Box {
    Box(.vertical, spacing: 3) {
      [(title, "heading"), (detail, "dim-label")].map { text, style in
        Label(text).with {
          $0.xAlign = 0
          $0.wraps = true
          $0.addStyleClass(style)
        }
      }
    }
  }
}
