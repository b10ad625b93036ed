import CGtk
import GtkHost
import GtkTesting
import XCTest

@preconcurrency @MainActor
final class ApplicationTests: ApplicationTestCase {
  func testItStartsShowsItselfAndEndsWithItsLastWindow() {
    let application = makeApplication()
    var order: [String] = []
    application.connect(.startup) { _ in order.append("startup") }
    application.connect(.shutdown) { _ in order.append("shutdown") }
    application.connect(.activate) { application in
      order.append("activate")
      let window = ApplicationWindow(application, title: "Only", child: Label("Here"))
      window.present()
      XCTAssertTrue(application.windows.first === window)
      XCTAssertFalse(application.isRemote)
      Task { @MainActor in
        order.append("close")
        application.windows.first?.close()
      }
    }
    XCTAssertEqual(application.run(["test"]), 0)
    XCTAssertEqual(order, ["startup", "activate", "close", "shutdown"])
    XCTAssertEqual(application.windows, [])
  }

  func testAWindowCanBeMadeBeforeTheApplicationRuns() {
    let application = Application(id: "org.example.EarlyWindow", isUnique: false)
    var starts = 0
    application.connect(.startup) { _ in starts += 1 }
    let window = ApplicationWindow(application, title: "Early")
    XCTAssertEqual(application.windows, [window])
    application.connect(.activate) { application in
      window.present()
      application.quit()
    }
    XCTAssertEqual(application.run(), 0)
    XCTAssertEqual(starts, 1)
    window.destroy()
  }

  func testFilesAreOpenedByTheirPaths() {
    let application = makeApplication(opensFiles: true)
    var opened: [[String]] = []
    application.connect(.open) { opened.append($1) }
    application.connect(.activate) { _ in XCTFail("Activated instead of opening.") }
    XCTAssertEqual(application.run(["test", "/tmp/a b.txt", "/tmp/ü 🧵", "https://example.org/x"]), 0)
    XCTAssertEqual(opened, [["/tmp/a b.txt", "/tmp/ü 🧵", "https://example.org/x"]])
  }

  func testAFileWhosePathIsNotUTF8IsOpenedByItsAddress() throws {
    let application = makeApplication(opensFiles: true)
    var opened: [[String]] = []
    application.connect(.open) { opened.append($1) }
    application.connect(.activate) { _ in }
    application.connect(.startup) { application in
      let path: [CChar] = Array("/tmp/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
      var files = [g_file_new_for_path(path), g_file_new_for_path("/tmp/plain")]
      let native = UnsafeMutableRawPointer(application.instance).assumingMemoryBound(to: GApplication.self)
      g_application_open(native, &files, 2, "")
      for file in files { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    }
    XCTAssertEqual(application.run(["test"]), 0)
    XCTAssertEqual(opened, [["file:///tmp/caf%E9", "/tmp/plain"]])
  }

  func testActionsAreDoneByNameAndHaveTheirKeys() {
    let application = makeApplication()
    var performed: [String] = []
    application.connect(.activate) { application in
      application.addAction("greet") { performed.append("greet") }
      application.addAction("quit", shortcuts: ["<Control>q", "<Control>w"]) { [weak application] in
        performed.append("quit")
        application?.quit()
      }
      application.activateAction("greet")
      let native = UnsafeMutableRawPointer(application.instance).assumingMemoryBound(to: GtkApplication.self)
      let keys = gtk_application_get_accels_for_action(native, "app.quit")
      XCTAssertEqual(keys?[0].map { String(cString: $0) }, "<Control>q")
      XCTAssertEqual(keys?[1].map { String(cString: $0) }, "<Control>w")
      g_strfreev(keys)
      ApplicationWindow(application, title: "Keys").present()
      Task { @MainActor in application.activateAction("quit") }
    }
    XCTAssertEqual(application.run(["test"]), 0)
    XCTAssertEqual(performed, ["greet", "quit"])
    for window in application.windows { window.destroy() }
  }

  func testADisabledActionIsNotDone() {
    let action = Action("act")
    var performed = 0
    action.connect(.activate) { _ in performed += 1 }
    g_action_activate(action.opaque, nil)
    action.isEnabled = false
    g_action_activate(action.opaque, nil)
    XCTAssertEqual(performed, 1)
  }

  func testAFailureIsTheExitStatus() {
    let application = makeApplication()
    application.connect(.activate) { $0.quit(status: 3) }
    XCTAssertEqual(application.run(["test"]), 3)
  }

  func testQuittingEndsTheLoopWithWindowsOpen() {
    let application = makeApplication()
    application.connect(.activate) { application in
      ApplicationWindow(application, title: "Open").present()
      Task { @MainActor in application.quit() }
    }
    XCTAssertEqual(application.run(["test"]), 0)
    for window in application.windows { window.destroy() }
  }
}
