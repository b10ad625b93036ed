import CGtk
import GtkHost
import GtkTesting
import XCTest

/// A test that runs an application's main loop, in this process and beside all others of its kind.
@MainActor
class ApplicationTestCase: GtkTestCase {
  private static var count = 0

  /// An application that no other process knows.
  func makeApplication(opensFiles: Bool = false) -> Application {
    Self.count += 1
    return Application(id: "org.example.Test\(getpid()).N\(Self.count)", isUnique: false, opensFiles: opensFiles)
  }

  /// Runs an application with a window until `body` calls its argument; fails after a minute.
  func runApplication(_ body: @escaping @MainActor (_ finish: @escaping @MainActor () -> Void) -> Void) {
    let application = makeApplication()
    var isFinished = false
    application.connect(.activate) { application in
      let window = ApplicationWindow(application, title: "Test", child: Label("Running"))
      window.present()
      body { [weak window] in
        isFinished = true
        window?.destroy()
      }
    }
    let limit = g_timeout_add_seconds(60, quit, UnsafeMutableRawPointer(application.instance))
    XCTAssertEqual(application.run(["test"]), 0)
    XCTAssertTrue(isFinished, "The application did not finish within a minute.")
    if isFinished { g_source_remove(limit) }
  }
}

private let quit: GSourceFunc = { application in
  g_application_quit(application.map { $0.assumingMemoryBound(to: GApplication.self) })
  return 0
}
