import GtkTesting
import Thimble
import XCTest

// The examples of the page about what the kit has no class for. They run.

final class Expander: Widget {
  override class var nativeType: NativeType { NativeType(named: "GtkExpander", faceOf: Expander.self) }

  convenience init(_ label: String, _ child: Widget) {
    self.init(Self.make())
    self[Property<Expander, String?>("label")] = label
    self[Property<Expander, Widget?>("child")] = child
  }
}

final class StackSwitcher: Widget {
  override class var nativeType: NativeType { NativeType(named: "GtkStackSwitcher", faceOf: StackSwitcher.self) }

  convenience init(_ stack: Stack) {
    self.init(Self.make())
    self[Property<StackSwitcher, Stack?>("stack")] = stack
  }
}

final class Calendar: Widget {
  override class var nativeType: NativeType { NativeType(named: "GtkCalendar", faceOf: Calendar.self) }

  convenience init(onDay: @escaping @MainActor (Int) -> Void) {
    self.init(Self.make())
    connect(Signal<Calendar, Void, Void>("day-selected")) { onDay($0[Property<Calendar, Int>("day")]) }
  }
}

final class Photo: Widget {
  override class var nativeType: NativeType { NativeType(named: "GtkPicture", faceOf: Photo.self) }

  convenience init(_ label: String, loading bytes: @escaping @Sendable () async throws -> [UInt8]) {
    self.init(Self.make())
    setAccessibilityLabel(label)
    Task { [weak self] in
      let paintable = try Paintable(bytes: try await bytes())
      self?[Property<Photo, Paintable?>("paintable")] = paintable
    }
  }
}

final class AboutDialog: Window {
  override class var nativeType: NativeType { NativeType(named: "GtkAboutDialog", faceOf: AboutDialog.self) }

  convenience init(_ name: String, version: String, over window: Window) {
    self.init(Self.make())
    self[Property<AboutDialog, String?>("program-name")] = name
    self[Property<AboutDialog, String?>("version")] = version
    transientFor = window
    isModal = true
  }
}

@preconcurrency @MainActor
final class NotHereTests: ThimbleTestCase {
  func testTypesWithoutAClassAreReachedByName() {
    let expander = Expander("More", Label("inside"))
    XCTAssertEqual(expander[Property<Expander, String?>("label")], "More")
    let stack = Stack()
    stack.add(Label("One"), named: "one", title: "One")
    var days: [Int] = []
    let calendar = Calendar { days.append($0) }
    let content = Box(.vertical) {
      [expander, StackSwitcher(stack), stack, calendar, Photo("Cover") { throw CancellationError() }] as [Widget]
    }
    withWindow(content) { window in
      // One of them is not today.
      for day in [7, 8] { calendar[Property<Calendar, Int>("day")] = day }
      XCTAssertEqual(days.last, 8)
      let about = AboutDialog("Podcasts", version: "1.0", over: window)
      XCTAssertEqual(about.transientFor, window)
      about.destroy()
    }
  }

  func testAPictureIsLoadedLater() {
    let bytes = Self.dot
    let picture = Photo("Cover") { bytes }
    wait("the picture is loaded") { picture[Property<Photo, Paintable?>("paintable")] != nil }
  }

  /// A PNG file of one dot.
  private static let dot: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31, 21, 196,
    137, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99, 248, 207, 192, 240, 31, 0, 5, 0, 1, 255, 137, 153, 61, 29, 0, 0, 0,
    0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  private func services(
    _ application: Application, _ episode: ModelExamples.Episode, _ label: Label, _ window: Window
  ) async throws {
    application.sendNotification("Download finished", body: episode.title, id: "download-\(episode.id)")
    label.clipboard.setText(label.text)
    let pasted = try await label.clipboard.text()
    let folder = "\(Files.userDataFolder)/podcasts"
    let path = "\(folder)/window"
    let width = Property<Window, Int>("default-width")
    let height = Property<Window, Int>("default-height")
    if let saved = try? String(decoding: Files.read(path), as: UTF8.self).split(separator: " ").compactMap({ Int($0) }),
      saved.count == 2
    {
      window.setDefaultSize(width: saved[0], height: saved[1])
    }
    window.onCloseRequest { window in
      try? Files.makeFolder(folder)
      try? await Files.write("\(window[width]) \(window[height])", to: path)
      return true
    }
    _ = pasted
  }
}
