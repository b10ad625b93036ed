import GtkHost
import GtkTesting
import Synchronization
import Theming
import Thimble
import XCTest

/// The work for themes and styles of containers: it grows only with the themes and styles in use.
final class ThemeWorkTests: ThimbleTestCase {
  /// A style that counts the calls for each state.
  private struct Counting: ButtonStyle {
    final class Counter: Sendable {
      private let calls = Mutex<[ButtonState: Int]>([:])
      var most: Int { calls.withLock { $0.values.max() ?? 0 } }
      func count(_ state: ButtonState) { calls.withLock { $0[state, default: 0] += 1 } }
    }

    let id: String
    let counter = Counter()

    func appearance(of button: ButtonStyleConfiguration) -> ButtonAppearance {
      counter.count(button.state)
      var look = button.standard
      look.cornerRadius = 3
      return look
    }

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// Returns a theme that no other test has used.
  private func theme(_ name: String) -> Theme {
    Theme(name, shape: Theme.Shape(cornerRadius: 5))
  }

  func testAStyleIsAskedOnceForEachStateOfRulesAndOfContent() {
    let style = Counting(id: #function)
    let button = Button("Save").with { $0.setStyle(style) }
    withWindow(Box(.vertical) { button }) { _ in
      wait("the style is asked") { style.counter.most > 0 }
      XCTAssertLessThanOrEqual(style.counter.most, 2)
    }
  }

  func testAThemeOfAContainerAsksNoStyleOutsideIt() {
    let style = Counting(id: #function)
    let outside = Button("Save").with { $0.setStyle(style) }
    let box = Box(.vertical) { outside }
    withWindow(box) { window in
      wait("the style is asked, and its button is on screen") { style.counter.most > 0 && outside.isMapped }
      let most = style.counter.most
      let button = Button("Share")
      let container = Box(.vertical) { button }.with { $0.setTheme(theme(#function)) }
      box.append(container)
      wait("the button in the container is drawn") { (try? Picture(of: button).pixels.isEmpty) == false }
      XCTAssertEqual(style.counter.most, most)
      // Inside the container, the style applies to the values of that theme.
      container.append(Button("Other").with { $0.setStyle(style) })
      wait("the style is asked inside the container") { style.counter.most > most }
    }
  }

  func testALookTakesTheThemeOfItsContainer() {
    let theme = Theme("Thick \(#function)", shape: Theme.Shape(borderWidth: 6))
    let buttons = (0..<2).map {
      Button("Save \($0)", variant: .outlined).with { $0.configuration.look.isUppercase = true }
    }
    let container = Box(.vertical) { buttons[1] }
    withWindow(
      Box(.vertical) {
        buttons[0]
        container
      }
    ) { _ in
      XCTAssertEqual(lookClasses(buttons[0]), lookClasses(buttons[1]))
      container.setTheme(theme)
      XCTAssertNotEqual(lookClasses(buttons[0]), lookClasses(buttons[1]))
      container.setTheme(nil)
      XCTAssertEqual(lookClasses(buttons[0]), lookClasses(buttons[1]))
    }
  }

  func testThemesOfSeveralContainersCostOneStylesheet() {
    let box = Box(.vertical) { Button("Save") }
    withWindow(box) { _ in
      let one = stylesheets { add(1, to: box) }
      XCTAssertGreaterThan(one, 0)
      XCTAssertEqual(stylesheets { add(4, to: box) }, one)
    }
  }

  func testAnEqualThemeAgainCostsNothing() {
    let button = Button("Save")
    let container = Box(.vertical) { button }.with { $0.setTheme(theme(#function)) }
    withWindow(container) { _ in
      let classes = button.styleClasses
      XCTAssertEqual(stylesheets { container.setTheme(theme(#function)) }, 0)
      XCTAssertEqual(button.styleClasses, classes)
    }
  }

  func testALaterVariantHasTheColoursOfItsContainersTheme() throws {
    let theme = Theme(#function, colors: Theme.Colors(success: Color(hex: 0x123456)))
    let container = Box(.vertical) { Button("Save") }.with { $0.setTheme(theme) }
    try withWindow(container) { _ in
      let later = Button("Done", variant: .success)
      container.append(later)
      XCTAssertGreaterThan(try Picture(of: later).count(red: 0x12, green: 0x34, blue: 0x56), 100)
      let other = Button("Gone", variant: .primary)
      container.append(other)
      XCTAssertEqual(try Picture(of: other).count(red: 0x12, green: 0x34, blue: 0x56), 0)
      other.variant = .success
      wait("the button has the other colour") {
        ((try? Picture(of: other).count(red: 0x12, green: 0x34, blue: 0x56)) ?? 0) > 100
      }
    }
  }

  /// Adds this many containers with new themes at once.
  private func add(_ count: Int, to box: Box) {
    box.append(
      Box(.vertical) {
        (0..<count).map { index in
          Box(.vertical) { Button("Share") }.with { $0.setTheme(theme("Theme \(index) of \(count)")) }
        }
      })
  }

  /// Returns the number of stylesheets that `body` loads, counted in signals of GTK.
  private func stylesheets(_ body: () -> Void) -> Int {
    var count = 0
    let token = StyleProbe.observeChanges { count += 1 }
    withExtendedLifetime(token, body)
    return count
  }

  private func lookClasses(_ button: Button) -> [String] {
    button.styleClasses.filter { $0.hasPrefix("thimble-style-") }
  }
}
