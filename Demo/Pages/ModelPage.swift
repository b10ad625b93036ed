// Menus and Actions/Model
//
// Widgets follow an @Observable model: which children there are, every value in both directions, a command for each row,
// and a view that shows one part at a time where it is narrow.
//
// Keywords: observable state binding bind if for list row menu context command navigation split view narrow breakpoint

import Observation
import Thimble
public import ThimbleGallery

public enum ModelPage: Page {
  public static let id = "model"
  public static let tags = [Sample.Tag.new]

  public static let samples = [
    Sample("children", children, play: .press("Play", shows: "Next") + .press("Pause", shows: "Play")),
    Sample("bothWays", bothWays, play: .choose("Fast", from: "Speed: Normal", shows: "40 %, fast")),
    Sample("rows", rows),
    Sample("navigation", navigation),
  ]

  @Observable
  @MainActor
  final class Player {
    var isPlaying = false
    var volume = 40.0
    var speed = Speed.normal
  }

  enum Speed: String { case slow, normal, fast }

  /// Children that follow
  ///
  /// The value decides which children there are. They are made again only when it changes, and keyboard focus stays in its
  /// place.
  static func children() -> Widget {
    let player = Player()
    return Box(.horizontal, spacing: 12).bind({ player.isPlaying }) { isPlaying in
      if isPlaying {
        Button("Pause", icon: "media-playback-pause-symbolic") { player.isPlaying = false }
        Button("Next", icon: "media-skip-forward-symbolic") {}
      } else {
        Button("Play", icon: "media-playback-start-symbolic", variant: .primary) { player.isPlaying = true }
      }
    }
  }

  /// Both ways
  ///
  /// A change of the slider or of the number is in the model at once, and the model's value is in both with the next
  /// frame. An enumeration chooses an item of a menu.
  static func bothWays() -> Widget {
    let player = Player()
    return WrapBox(spacing: 12, lineSpacing: 12) {
      Scale("Volume", in: 0...100, step: 5).bind(.value, to: player, \.volume).with { $0.setSizeRequest(width: 160) }
      SpinButton("Volume in percent", in: 0...100, step: 5).bind(.value, to: player, \.volume)
      MenuButton("Speed", selection: "normal") {
        MenuItem("Slow", id: "slow")
        MenuItem("Normal", id: "normal")
        MenuItem("Fast", id: "fast")
      }.bind(.selection, to: player, \.speed)
      Label().bind(\.text) { "\(Int(player.volume)) %, \(player.speed)" }
    }
  }

  @Observable
  @MainActor
  final class Episode: Identifiable {
    nonisolated let id: Int
    var isDownloaded = false
    var isPlaying = false

    init(id: Int) { self.id = id }
  }

  /// A command for each row
  ///
  /// Each row has its own work: press to download, press again to cancel. The same button then plays. The secondary mouse
  /// button, a long press or the Menu key on a row opens its menu.
  static func rows() -> Widget {
    let download = ObjectCommand<Episode>("download", "Download", icon: "folder-download-symbolic") {
      episode, progress in
      for step in 1...20 {
        try await Task.sleep(for: .milliseconds(100))
        progress.fraction = Double(step) / 20
      }
      episode.isDownloaded = true
    }
    download.activationPolicy = .cancel
    download.bind(\.title) { "Download Episode \($0.id)" }
    let play = ObjectCommand<Episode>("play", "Play", icon: "media-playback-start-symbolic") {
      $0.isPlaying
    } onChange: {
      $0.isPlaying = $1
    }
    play.bind(\.title) { "Play Episode \($0.id)" }
    let list = ListBox()
    list.setAccessibilityLabel("Episodes")
    for episode in (1...3).map(Episode.init) {
      let row = Box(.horizontal, spacing: 12) {
        Label("Episode \(episode.id)").with {
          $0.expandsHorizontally = true
          $0.xAlign = 0
        }
        IconButton(download(episode)).bind(\.command) { episode.isDownloaded ? play(episode) : download(episode) }
      }
      row.setMargins(top: 6, bottom: 6, leading: 12, trailing: 6)
      list.append(
        listRow("Episode \(episode.id)", row).contextMenu {
          if episode.isDownloaded { MenuItem("Delete", role: .destructive) { episode.isDownloaded = false } }
          download(episode)
        })
    }
    return list
  }

  /// Returns a row that does something, and is not selected.
  private static func listRow(_ name: String, _ child: Widget) -> ListBoxRow {
    let row = ListBoxRow(child)
    row.setAccessibilityLabel(name)
    row.setSelectable(false)
    return row
  }

  /// Sidebar and content
  ///
  /// Below its breakpoint the view shows one part at a time. The button, Escape and Alt+Left lead back.
  static func navigation() -> Widget {
    let list = ListBox()
    list.setAccessibilityLabel("Subjects")
    for name in ["News", "Music", "Science"] { list.append(listRow(name, Label(name))) }
    let split = NavigationSplitView(
      sidebar: list, title: "Podcasts", content: Button("Play the Newest") {}, contentTitle: "Episodes")
    list.connect(.rowActivated) { [weak split] _, _ in split?.showsContent = true }
    let room = Box(.vertical, spacing: 6) {
      split.backButton.with { $0.horizontalAlignment = .start }
      split
    }
    split.breakpoint = 260
    split.sidebarWidth = 110
    return Box(.vertical, spacing: 12) {
      CheckButton("Narrow").with { check in
        check.connect(.toggled) { [weak room] check in room?.setSizeRequest(width: check.isOn ? 180 : 304) }
      }
      room.with {
        $0.setSizeRequest(width: 304)
        $0.horizontalAlignment = .start
      }
    }
  }
}
