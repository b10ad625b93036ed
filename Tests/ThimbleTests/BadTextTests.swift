import GtkTesting
import Thimble
import XCTest

/// Unusual texts on a button.
final class BadTextTests: ThimbleTestCase {
  private func title(of button: Button) -> TextLayout? { button.shown.title }

  func testTenThousandCharactersStayOnTheScreen() {
    let words = String(repeating: "word ", count: 2_000)
    let word = String(repeating: "W", count: 10_000)
    let breaks: [Button.Configuration.LineBreak] = [
      .automatic, .never, .wrap, .truncateStart, .truncateMiddle, .truncateEnd, .shrink(to: 0.5),
    ]
    for text in [words, word] {
      for lineBreak in breaks {
        let button = Button(text)
        button.configuration.titleLineBreak = lineBreak
        button.configuration.subtitleLineBreak = lineBreak
        button.subtitle = text
        button.badge = text
        withWindow(button) { window in
          // The window fits on a screen of a common size.
          XCTAssertLessThanOrEqual(window.width, 1280, "\(lineBreak)")
          XCTAssertLessThanOrEqual(window.height, 1024, "\(lineBreak)")
          let width = max(600, button.measured(.horizontal).minimum)
          XCTAssertLessThanOrEqual(button.measured(.vertical, crossSize: width).natural, 1024, "\(lineBreak)")
        }
        XCTAssertTrue(button.accessibilityLabel.hasPrefix(text), "The whole text is the name.")
      }
    }
  }

  func testOfAMegabyteOfTextOnlyTheStartIsLaidOut() {
    let text = String(repeating: "word and ", count: 120_000)
    for (lineBreak, start, end) in [
      (Button.Configuration.LineBreak.automatic, "word", "…"), (.wrap, "word", "…"), (.truncateEnd, "word", "…"),
      (.truncateMiddle, "word", "and "), (.truncateStart, "…", "and "),
    ] {
      let button = Button("Title")
      button.configuration.titleLineBreak = lineBreak
      button.configuration.subtitleLineBreak = lineBreak
      button.title = text
      button.subtitle = text
      button.badge = text
      let shown = button.shown
      let texts = [shown.title, shown.subtitle, shown.badge].compactMap { $0?.text }
      XCTAssertEqual(texts.count, 3)
      for text in texts { XCTAssertLessThanOrEqual(text.unicodeScalars.count, 1_025) }
      XCTAssertTrue(texts[0].hasPrefix(start) && texts[0].hasSuffix(end), "\(lineBreak)")
      XCTAssertEqual(button.title, text)
    }
  }

  func testAShortTitleAfterALongOneIsWhole() {
    let button = Button(String(repeating: "W", count: 10_000))
    button.configuration.titleLineBreak = .wrap
    button.title = "Save all"
    let fit = title(of: button)?.fit
    XCTAssertNotNil(fit)
    XCTAssertEqual(fit?.lineLimit, 0)
    XCTAssertEqual(fit?.ellipsis, Label.Ellipsis.none)
    button.configuration.titleLineBreak = .truncateEnd
    XCTAssertEqual(title(of: button)?.fit.ellipsis, .end)
  }

  func testNULAndLineBreaks() {
    let button = Button("Sa\0ve")
    XCTAssertEqual(title(of: button)?.text, "Save")
    XCTAssertEqual(button.accessibilityLabel, "Save")
    button.title = "_Save\0"
    XCTAssertEqual(title(of: button)?.text, "Save")
    withWindow(button) { _ in
      let height = button.measured(.vertical).natural
      button.title = "Save\nall\r\nfiles"
      XCTAssertEqual(title(of: button)?.text.contains("\n"), true)
      XCTAssertEqual(button.accessibilityLabel, "Save all files")
      XCTAssertGreaterThan(button.measured(.vertical).natural, height)
    }
  }

  func testEmojiCombiningAndBidirectionalText() {
    let texts = [
      "👩‍👩‍👧‍👦 🇯🇵 👍🏽", "e\u{301}\u{328}\u{323}a\u{30a}", String(repeating: "\u{301}", count: 500) + "a", "שמור Save 12",
      "حفظ \u{202e}evaS", "\u{2067}Save\u{2069}", "\u{fffd}\u{200d}x",
    ]
    for text in texts {
      let button = Button(text)
      for direction in [TextDirection.leftToRight, .rightToLeft] {
        button.textDirection = direction
        withWindow(button) { _ in
          XCTAssertEqual(title(of: button)?.text, text)
          XCTAssertEqual(button.accessibilityLabel, text)
          XCTAssertLessThanOrEqual(button.measured(.horizontal).minimum, 1280)
        }
      }
    }
  }

  func testATitleThatBecomesBlankLeavesTheNameAndIsReportedOnce() {
    let button = Button("Unique title that becomes blank")
    for blank in ["", " \n", "\u{200b}", "", "\0"] { button.title = blank }
    XCTAssertEqual(button.accessibilityLabel, "Unique title that becomes blank")
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("is blank now") }.count, 1)
    button.title = "Other"
    XCTAssertEqual(button.accessibilityLabel, "Other")
    let icon = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
    icon.title = ""
    XCTAssertEqual(icon.accessibilityLabel, "Add")
  }

  func testMarkupThatIsWrongIsAnErrorAndTextIsNoMarkup() {
    XCTAssertThrowsError(try StyledText(markup: "<b>Save"))
    XCTAssertThrowsError(try StyledText(markup: "a & b"))
    let button = Button("<b>a & b</b>")
    XCTAssertEqual(title(of: button)?.text, "<b>a & b</b>")
  }

  func testContainersWithNothingInThemTakeNoRoomAndComplainOfNothing() {
    let group = ToggleButtonGroup<Int>("None", selecting: .requiredSingle)
    let containers: [Widget] = [
      ButtonGroup("None"), group, ButtonRow(), ButtonStack(), ButtonList {}, ButtonGroup(toolbar: "None"),
    ]
    let overflowing = ButtonGroup("Overflow")
    overflowing.overflowsIntoMenu = true
    withWindow(Box(.vertical) { containers + [overflowing, Button("Other")] }) { _ in
      for container in containers {
        XCTAssertEqual(container.measured(.horizontal).natural, 0, "\(container.typeName)")
        XCTAssertFalse(container.grabFocus())
      }
      XCTAssertEqual(group.selection, [])
      drain()
    }
  }

  func testAVariantThatTheThemeDoesNotKnowIsToldOfOnce() {
    let box = Box(.vertical) {
      Button("First", variant: "no-such-variant")
      Button("Second", variant: "no-such-variant")
      Button("Third", variant: .primary)
    }
    var complaints = LogWatch.complaints { withWindow(box) { _ in } }
    XCTAssertEqual(complaints.count, 1, "\(complaints)")
    XCTAssertTrue(complaints.allSatisfy { $0.contains("\"First\"") && $0.contains("no-such-variant") })
    XCTAssertTrue(complaints.allSatisfy { $0.contains("primary") }, "The message has advice.")
    let button = Button("Fourth")
    withWindow(button) { _ in
      complaints = LogWatch.complaints { button.variant = "nor-this-one" }
      XCTAssertEqual(complaints.filter { $0.contains("nor-this-one") }.count, 1, "Also for a visible button.")
    }
  }
}
