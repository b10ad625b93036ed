import Observation
import Thimble

/// The actions, each declared once: buttons, menu items and shortcuts are made from them.
@MainActor
final class PodcastsCommands {
  let library: Library
  let player = Player()
  let preferences: Preferences
  let search = SearchEntry(words("Search episodes"))
  let find, downloadAll, forward, offline, quit: Command
  let download, play, delete: ObjectCommand<Episode>
  let unsubscribe: ObjectCommand<Podcast>
  private let saving: ObservationToken

  init(_ library: Library, _ preferences: Preferences, _ toasts: ToastOverlay, of application: Application) {
    (self.library, self.preferences) = (library, preferences)
    let player = player
    let report: @MainActor (any Error) -> Void = { [weak toasts] in
      toasts?.show(Toast("\($0)", timeout: .seconds(15)))
    }
    find = Command("find", words("_Search"), icon: "edit-find-symbolic", shortcut: "<Control>f", isOn: false) {
      library.isSearching = $0
    }
    find.bind(\.isOn) { library.isSearching }
    offline = Command("offline", words("_Work Offline"), isOn: false) { library.isOffline = $0 }
    quit = Command("quit", words("_Quit"), shortcut: "<Control>q") { [weak application] in application?.quit() }
    forward = Command(
      "forward", words("Skip _Forward"), icon: "media-seek-forward-symbolic", shortcut: "<Control>Right"
    ) { player.skip(by: Double(preferences.skip)) }
    let download = ObjectCommand<Episode>("download", words("Download"), icon: "folder-download-symbolic") {
      try await library.download($0, $1)
    }
    download.activationPolicy = .cancel
    download.errorHandler = { report($1) }
    download.bind(\.title) { words("Download “%@”", $0.title) }
    download.bind(\.disabledReason) { _ in library.isOffline ? words("You work offline") : nil }
    self.download = download
    play = ObjectCommand("play", words("Play"), icon: "media-playback-start-symbolic") { player.toggle($0) }
    play.bind(\.title) {
      player.isPlaying($0) ? words("Pause “%@”", $0.title) : words("Play “%@”", $0.title)
    }
    play.bind(\.icon) { player.isPlaying($0) ? "media-playback-pause-symbolic" : "media-playback-start-symbolic" }
    delete = ObjectCommand("delete", words("Delete"), icon: "user-trash-symbolic") { [weak toasts] episode in
      player.forget(episode)
      try library.delete(episode)
      toasts?.show(
        Toast(words("“%@” deleted", episode.title), button: words("_Undo")) {
          Task { try await library.keep(episode) }
        })
    }
    delete.isDestructive = true
    delete.errorHandler = { report($1) }
    delete.bind(\.title) { words("Delete “%@”", $0.title) }

    unsubscribe = ObjectCommand("unsubscribe", words("_Unsubscribe")) { [weak toasts] podcast in
      let restore = library.remove(podcast)
      toasts?.show(Toast(words("“%@” removed", podcast.title), button: words("_Undo"), action: restore))
    }
    unsubscribe.isDestructive = true

    let missing = { @MainActor in library.shown.filter { $0.levels == nil } }
    downloadAll = Command("download-all", words("Download _All"), shortcut: "<Control>d") {
      for episode in missing() { download(episode).activate() }
    }
    downloadAll.bind(\.disabledReason) {
      library.isOffline ? words("You work offline") : missing().isEmpty ? words("Nothing is left to download") : nil
    }
    saving = ObservationToken(following: { library.text }) { text in
      Task {
        do { try await library.save(text) } catch { report(error) }
      }
    }
    player.didFinish = { [weak player] episode in
      guard preferences.playsNext, let place = library.shown.firstIndex(where: { $0 === episode }) else { return }
      if let next = library.shown[(place + 1)...].first(where: { $0.levels != nil }) { player?.toggle(next) }
    }
    for command in shortcuts { application.addCommand(command) }
  }

  /// Returns the command of an episode's button: it downloads the episode, and then plays it.
  func main(of episode: Episode) -> Command { episode.levels == nil ? download(episode) : play(episode) }

  var shortcuts: [Command] { [find, downloadAll, forward, quit] }

  func makePreferencesWindow(over window: Window) -> Window {
    let list = preferences.makeList()
    list.addStyleClass("boxed-list")
    let content = Box(.vertical, spacing: 18) {
      list
      Label(words("Keyboard Shortcuts")).with { $0.xAlign = 0 }
      ShortcutList(shortcuts)
    }
    content.setMargins(top: 18, bottom: 24, leading: 18, trailing: 18)
    let dialog = Window(words("Preferences"), child: ScrolledWindow(content))
    let close = CloseButton { [weak dialog] in dialog?.close() }
    close.role = .close
    dialog.titlebar = HeaderBar(end: { close }).with { $0.showsTitleButtons = false }
    dialog.transientFor = window
    dialog.isModal = true
    dialog.setDefaultSize(width: 440, height: 480)
    return dialog
  }
}
