import GtkTesting
import Thimble
import XCTest

/// Stylesheets of the application and of the user beside the kit's.
final class OwnStylesheetTests: ThimbleTestCase {
  override func createLastingObjects() {
    // Before the first control installs the kit's own sheet, as `style.css` of `AdwApplication` is.
    if Self.isOwnProcess { _ = sheet(green: 200) }
    super.createLastingObjects()
  }

  /// Installs a sheet that sets the colour of titles.
  private func sheet(green: Int, above offset: Int = 0) -> CSSProvider {
    Gtk.initialize()
    let sheet = CSSProvider()
    XCTAssertEqual(sheet.load("thimble-button { color: rgb(0, \(green), 0); font-weight: 300; }").count, 0)
    sheet.install(above: offset)
    return sheet
  }

  private func green(of button: Button) -> Int {
    let color = button.foreground
    return color.red == 0 && color.blue == 0 ? Int((color.green * 255).rounded()) : -1
  }

  func testTheApplicationsSheetWinsBeforeTheFirstControl() throws {
    try inOwnProcess {
      for button in [Button("Save"), Button("Delete", variant: .danger)] {
        withWindow(button) { _ in wait("the application's colour") { green(of: button) == 200 } }
      }
    }
  }

  func testARingKeepsASizeUnderASheetOfTheUserThatTakesIt() {
    let sheet = CSSProvider()
    XCTAssertEqual(sheet.load("* { min-height: 0; min-width: 0; border-radius: 0; } label { color: white; }").count, 0)
    sheet.install(above: 200)
    defer { sheet.uninstall() }
    let button = Button("Save")
    withWindow(button) { _ in
      button.work.start()
      wait("the ring is shown") { ring(of: button)?.isMapped == true }
      wait("the ring has its size") { ring(of: button).map { $0.width == 16 && $0.height == 16 } ?? false }
      XCTAssertLessThan(button.foreground.red, 0.5, "The button draws its title itself.")
      button.work.stop()
    }
  }

  func testTheApplicationsSheetWinsAfterTheFirstControl() {
    let controller = ThemeController.shared
    defer { controller.schemeOverride = nil }
    let (plain, styled) = (Button("Save"), Button("Send"))
    styled.configuration.look.foreground[exactly: .normal] = .black
    let box = Box(.vertical) {
      plain
      styled
    }
    withWindow(box) { _ in
      let sheet = sheet(green: 100)
      for scheme in [ColorScheme.dark, .light] {
        controller.schemeOverride = scheme
        drain()
        for button in [plain, styled] {
          wait("the application's colour of \(button.title), \(scheme)") { green(of: button) == 100 }
        }
      }
      // The user's own sheet has the priority 800.
      let own = self.sheet(green: 50, above: 200)
      wait("the user's colour") { green(of: plain) == 50 }
      own.uninstall()
      sheet.uninstall()
      wait("the theme's colour") { green(of: plain) != 100 }
    }
  }
}
