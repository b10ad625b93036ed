import GtkHost
import GtkTesting
import XCTest

/// Text that a widget draws itself, beside a label with the same text.
@preconcurrency @MainActor
final class TextLayoutTests: GtkTestCase {
  private let texts = [
    "Save", "Save the report for everybody in the house", "שמור את הדוח לכולם", "👩‍👩‍👧‍👦 Go", "Two\nlines of text",
    "iiiiiiiiiiiiiiii",
    "WWWWWWWWWWWWWWWWWWWW",
  ]

  private func layout(_ text: String, _ fit: TextLayout.Fit) -> TextLayout {
    let layout = TextLayout()
    _ = layout.set(text, fit: fit)
    return layout
  }

  func testItMeasuresAsALabelDoes() {
    for text in texts {
      for ellipsis in [Label.Ellipsis.none, .start, .middle, .end] {
        let label = Label(text)
        label.ellipsis = ellipsis
        withWindow(Box(.vertical) { label }) { _ in
          var fit = TextLayout.Fit()
          fit.ellipsis = ellipsis
          let own = layout(text, fit)
          XCTAssertEqual(own.width(on: label), label.measured(.horizontal), "\(text), \(ellipsis)")
          XCTAssertEqual(own.height(on: label), label.measured(.vertical), "\(text), \(ellipsis)")
        }
      }
    }
  }

  func testItWrapsAsALabelDoes() {
    for text in texts {
      let label = Label(text)
      label.wraps = true
      withWindow(Box(.vertical) { label }) { _ in
        var fit = TextLayout.Fit()
        fit.wraps = true
        let own = layout(text, fit)
        let width = label.measured(.horizontal)
        XCTAssertEqual(own.width(on: label), width, text)
        for room in [width.minimum, (width.minimum + width.natural) / 2, width.natural] {
          XCTAssertEqual(
            own.height(on: label, in: room).natural, label.measured(.vertical, crossSize: room).natural,
            "\(text), \(room)")
        }
      }
    }
  }

  func testItIsMeasuredAgainAfterAChange() {
    let label = Label("Any")
    withWindow(Box(.vertical) { label }) { _ in
      let own = layout("Save", TextLayout.Fit())
      let (width, height) = (own.width(on: label).natural, own.height(on: label).natural)
      var form = TextLayout.Form()
      form.letterSpacing = 3
      XCTAssertTrue(own.set(form))
      XCTAssertFalse(own.set(form))
      XCTAssertGreaterThanOrEqual(own.width(on: label).natural, width + 9)
      form.scale = 2
      XCTAssertTrue(own.set(form))
      XCTAssertGreaterThan(own.height(on: label).natural, height)
      XCTAssertTrue(own.set("Save as", fit: TextLayout.Fit()))
      XCTAssertFalse(own.set("Save as", fit: TextLayout.Fit()))
      XCTAssertEqual(own.widest(of: ["S", "Save as", "Save"], on: label), own.width(on: label).natural)
      let before = own.width(on: label).natural
      Settings.shared.textScale = 2
      defer { Settings.shared.textScale = 1 }
      wait("the font is larger") { own.width(on: label).natural > before * 3 / 2 }
    }
  }
}
