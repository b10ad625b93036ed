import Observation
import Thimble

// The examples of comments and pages about widgets that follow a model, compiled.

/// Names for the examples.
enum ModelExamples {
  @MainActor @Observable
  final class Episode: Identifiable {
    nonisolated let id: Int
    var title = ""
    var isDownloaded = false
    var isOnline = true

    init(id: Int) { self.id = id }

    func download(_ report: (Double) -> Void) async throws {}
  }

  @MainActor @Observable
  final class Player {
    var episode: Episode?
    var volume = 50.0
    func stop() {}
  }

  @MainActor @Observable
  final class Settings {
    var daysToKeep = 30
    var order = "date"
  }

  @MainActor @Observable
  final class Filter {
    let name: String
    var isOn = false

    init(name: String) { self.name = name }
  }

  @MainActor @Observable
  final class Filters {
    var all: [Filter] = []
  }

  @MainActor @Observable
  final class Podcast {
    var episodes: [Episode] = []
  }

  @MainActor
  static func children(_ names: [String], isFirstStart: Bool) -> Widget {
    Box(.vertical) {
      names.map { Label($0) }
      isFirstStart ? [Label("Welcome")] : []
    }
  }

  @MainActor
  static func following(_ player: Player, _ filters: Filters) -> [Widget] {
    let playing =
      Box(.vertical, spacing: 6).bind({ player.episode }) { episode in
        if let episode {
          Label(episode.title)
          Button("_Stop") { player.stop() }
        } else {
          Label("Nothing is playing")
        }
      }
    let chosen =
      Box().bind({ filters.all }, id: \.name) { filter in ToggleButton(filter.name).bind(.isOn, to: filter, \.isOn) }
    return [playing, chosen]
  }

  @MainActor
  static func bothWays(_ settings: Settings, _ player: Player) -> [Widget] {
    let days =
      SpinButton("Days to keep", in: 1...365, step: 1).bind(.value, to: settings, \.daysToKeep)
    let volume =
      Scale("Volume", in: 0...100, step: 5).bind(.value, to: player, \.volume)
    let menuButton = MenuButton("Sort by", selection: "date") { MenuItem("Date", id: "date") }
    menuButton.bind(.selection, to: settings, \.order)
    return [days, volume, menuButton]
  }

  @MainActor
  static func input(_ list: ListBox, _ row: ListBoxRow, _ note: Note, _ notes: Examples.Notes) {
    list.add(DropTarget(files: { paths, _ in notes.importFiles(paths) }))
    row.add(DragSource(text: { note.text }))
    list.onShortcut("Delete") { notes.deleteSelected() }
  }

  @MainActor
  static func rowMenu(_ note: Note, _ notes: Examples.Notes) -> ListBoxRow {
    ListBoxRow(Label(note.title)).contextMenu {
      MenuItem("_Share") { share(note) }
      MenuItem("_Delete", role: .destructive) { notes.delete(note) }
    }
  }

  @MainActor private static func share(_ note: Note) {}

  @MainActor
  static func objectCommand(_ podcast: Podcast, _ list: ListBox, _ save: Command, _ window: Window) async {
    let download = ObjectCommand<Episode>("download", "_Download", icon: "folder-download-symbolic") {
      episode, progress in try await episode.download { progress.fraction = $0 }
    }
    download.bind(\.disabledReason) { $0.isOnline ? nil : "You are offline" }

    list.bind({ podcast.episodes }, id: \.id) { episode in
      ListBoxRow(
        Box {
          Label(episode.title)
          IconButton(download(episode))
        })
    }
    if await save.run() == .success { window.close() }
  }

  @MainActor
  static func oneButton(_ episode: Episode, _ download: Command, _ play: Command) -> Widget {
    IconButton(download).bind(\.command) { episode.isDownloaded ? play : download }
  }

  @MainActor
  static func navigation(_ list: ListBox, _ episodes: Widget, _ window: Window) {
    let split = NavigationSplitView(sidebar: list, title: "Podcasts", content: episodes, contentTitle: "Episodes")
    list.connect(.rowActivated) { [weak split] _, _ in split?.showsContent = true }
    window.titlebar = HeaderBar { split.backButton }
    window.child = split
    split.breakpoint = 600
  }

  @MainActor
  static func whileAlone(_ split: NavigationSplitView, _ add: Button) {
    add.bind(\.isVisible) { [weak split] in split?.canGoBack != true }
  }

  @MainActor
  static func anyContent(_ content: Widget, _ actions: Box, _ window: Window) {
    let page = BreakpointBin(content)
    actions.bind(\.orientation) { [weak page] in page?.isNarrower(than: 480) == true ? .vertical : .horizontal }
    window.child = page
  }

  @MainActor @Observable
  final class Preferences {
    var isDark = false
  }

  final class EpisodeRow: Box {
    private lazy var title = Label().with { append($0) }

    func show(_ episode: Episode) { title.text = episode.title }
  }

  @MainActor
  static func longList(_ podcast: Podcast) -> Widget {
    let list = ListView("Episodes").bind({ podcast.episodes }, id: \.id, label: \.title) {
      EpisodeRow()
    } update: { row, episode in
      row.show(episode)
    }
    return ScrolledWindow(list)
  }

  @MainActor
  static func preferences(_ settings: Preferences) -> Widget {
    let list = ListBox()
    list.append(PreferenceRow("Dark style", Switch("").bind(.isOn, to: settings, \.isDark)))
    list.append(PreferenceRow("Days to keep", subtitle: "Older episodes are deleted", SpinButton("", in: 1...365)))
    return list
  }

  @MainActor
  static func work(_ save: Command, _ filters: Widget) -> [Widget] {
    let bar =
      Box(.vertical) {
        Button(save)
        ProgressBar(save)
      }
    let popover =
      Button("_Filters").opensPopover(filters)
    return [bar, popover]
  }
}
