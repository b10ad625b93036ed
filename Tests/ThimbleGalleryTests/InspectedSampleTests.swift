import GtkTesting
import Inspecting
import Thimble
import XCTest

@testable import ThimbleGallery

/// The controls of a sample: which widgets they show, and the code of the changes.
@preconcurrency @MainActor
final class InspectedSampleTests: GalleryTestCase {
  /// A component of an application, with buttons inside that depend on its properties.
  private final class Rating: Box {
    override class var nativeProperties: [NativeProperty] {
      [
        NativeProperty("value", \Rating.value, initial: 0, in: 0...5, "The number of stars."),
        NativeProperty("read-only", \Rating.isReadOnly, initial: false, "Whether the stars take no press."),
      ]
    }

    var value = 0 { didSet { update("value") } }
    var isReadOnly = false { didSet { update("read-only") } }

    required init(_ native: NativeInstance) {
      super.init(native)
      for number in 1...5 { append(IconButton(icon: "starred-symbolic", accessibilityLabel: "\(number) stars")) }
    }

    convenience init() { self.init(Self.make()) }

    private func update(_ property: StaticString) {
      for (index, button) in children.compactMap({ $0 as? IconButton }).enumerated() {
        button.variant = index < value ? .primary : .plain
        button.isSensitive = !isReadOnly
      }
      notify(property)
    }
  }

  func testAComponentShowsItselfAndItsChangesAreWhatAPersonWouldWrite() {
    let sample = InspectedSample(
      Box(.vertical) {
        Label("Rate this")
        Rating()
      })
    XCTAssertEqual(sample.parts.map(\.type), ["Box", "Label", "Rating"])
    XCTAssertEqual(sample.firstIndex, 2)
    XCTAssertTrue(sample.set("value", of: 2, to: "4"))
    XCTAssertTrue(sample.set("read-only", of: 2, to: "true"))
    XCTAssertEqual(sample.code(in: .swift), "rating.value = 4\nrating.isReadOnly = true")
    XCTAssertEqual(sample.changes.map(\.name), ["2.value", "2.read-only"])
    XCTAssertFalse(sample.set("value", of: 2, to: "6"), "It has five stars.")
    sample.reset()
    XCTAssertEqual(sample.code(in: .swift), "")
    XCTAssertEqual((sample.parts[2].widget as? Rating)?.value, 0)
  }

  func testAVariantForColouredSurfacesHasOneAroundIt() {
    let button = Button("Send")
    let frame = Box(.vertical) { button }
    let sample = InspectedSample(button)
    XCTAssertTrue(sample.set("variant", of: 0, to: "on-color-primary"))
    XCTAssertTrue(frame.hasStyleClass("colored-strip"))
    XCTAssertTrue(sample.set("variant", of: 0, to: "danger"))
    XCTAssertFalse(frame.hasStyleClass("colored-strip"))
    XCTAssertTrue(sample.set("variant", of: 0, to: "on-color-link"))
    sample.reset()
    XCTAssertFalse(frame.hasStyleClass("colored-strip"))
  }

  func testTheNameOfAnIconHasAListOfIconsWithASearch() {
    let button = Button("Send")
    let controls = ControlsView(InspectedSample(button), title: "Send", link: { _ in "" })
    withWindow(controls.view) { window in
      let picker = controls.view.descendants(of: IconButton.self).first {
        $0.accessibilityLabel == "Choose icon-name of Send"
      }
      picker?.activate()
      wait("the list of icons is open") { picker?.isPopoverOpen == true }
      let popover = picker?.descendants(of: Popover.self).first
      let search = popover?.descendants(of: SearchEntry.self).first
      search?.text = "mail send"
      let icons = { popover?.descendants(of: ListBoxRow.self) ?? [] }
      let name = { (icon: ListBoxRow) in icon.descendants(of: Label.self).first?.text }
      wait("only the icons that are searched are left") {
        !icons().isEmpty && icons().allSatisfy { name($0)?.contains("mail") == true }
      }
      icons().first { name($0) == "mail-send-symbolic" }?.activate()
      wait("the button has the icon") { button.icon == "mail-send-symbolic" }
      XCTAssertEqual(picker?.isPopoverOpen, false)
    }
  }

  func testTheListOfIconsIsUsedByKeys() throws {
    let button = Button("Send")
    let controls = ControlsView(
      InspectedSample(button, controls: ["icon-name"]), title: "Send", link: { _ in "" })
    try withWindow(controls.view) { window in
      let opener = try XCTUnwrap(controls.view.descendants(of: IconButton.self).first)
      let popover = try XCTUnwrap(opener.descendants(of: Popover.self).first)
      let search = try XCTUnwrap(popover.descendants(of: SearchEntry.self).first)
      let open = {
        opener.activate()
        self.wait("the list of icons has its search") { opener.isPopoverOpen && search.isMapped }
      }
      let isClosed = { !opener.isPopoverOpen && opener.isFocused }
      open()
      XCTAssertEqual(search.exposedDescription?.hasPrefix("60 of "), true, "A screen reader speaks the number.")
      search.emit(.stopSearch)
      wait("Escape closes the list, and the button has keyboard focus") { isClosed() }
      open()
      search.text = "mail-send"
      XCTAssertTrue(TestKeys.press("Down", at: search))
      let row = try XCTUnwrap(window.focusedWidget as? ListBoxRow)
      XCTAssertEqual(search.exposedDescription, "\(popover.descendants(of: ListBoxRow.self).count) found")
      XCTAssertTrue(TestKeys.press("Tab", at: row), "The list is one Tab stop.")
      XCTAssertTrue(window.focusedWidget.map(search.contains) ?? false)
      search.emit(.activate)
      wait("Return chooses the first icon") { isClosed() && button.icon.map { "\($0)".contains("mail-send") } == true }
      XCTAssertEqual(opener.icon, button.icon, "The button shows the icon.")
    }
  }

  func testASampleChoosesAndOrdersItsControls() {
    let content = Box(.vertical) {
      Rating()
      Button("Send")
    }
    let sample = InspectedSample(content, controls: ["variant", "read-only", "value"])
    XCTAssertEqual(sample.parts.map(\.type), ["Rating", "Button"])
    XCTAssertEqual(sample.parts.map { $0.properties.map(\.name) }, [["read-only", "value"], ["variant"]])
  }

  func testOnlyWhatSomebodySetComesBackAsCode() {
    let (first, second) = (ToggleButton("Mute", isOn: false), ToggleButton("Loop", isOn: false))
    let sample = InspectedSample(
      Box(.vertical) {
        first
        second
      })
    second.isOn = true
    XCTAssertEqual(sample.code(in: .swift), "", "Nobody set it in the controls.")
    XCTAssertTrue(sample.set("title", of: 1, to: "_Quiet"))
    XCTAssertEqual(
      sample.code(in: .swift), "// ToggleButton \u{201C}Mute\u{201D}\ntoggleButton.title = \"_Quiet\"",
      "A line names the button, because there is another toggle button.")
    sample.reset()
    XCTAssertFalse(second.isOn, "The sample is as it was at first.")
  }

  func testTheChangesAreCodeInEveryLanguage() {
    let button = Button("Send")
    let sample = InspectedSample(
      Box(.vertical) {
        button
      })
    for (property, text) in [("title", "A \"B\" & <C>"), ("sensitive", "false"), ("variant", "danger")] {
      XCTAssertTrue(sample.set(property, of: 1, to: text), property)
    }
    XCTAssertTrue(sample.set("orientation", of: 0, to: "horizontal"))
    let python = sample.code(in: .python).split(separator: "\n")
    XCTAssertEqual(python.first, "box.props.orientation = Gtk.Orientation.HORIZONTAL")
    for line in [
      "button.props.title = \"A \\\"B\\\" & <C>\"", "button.props.sensitive = False",
      "button.props.variant = \"danger\"",
    ] {
      XCTAssertTrue(python.contains { $0 == line }, "\(python)")
    }
    let c = sample.code(in: .c)
    XCTAssertTrue(c.hasPrefix("g_object_set (box, \"orientation\", GTK_ORIENTATION_HORIZONTAL, NULL);\n"), c)
    XCTAssertTrue(c.contains("g_object_set (button, \"") && c.contains("\"sensitive\", FALSE"), c)
    XCTAssertTrue(c.hasSuffix(",\n              NULL);"), c)
    let file = sample.code(in: .interfaceFile)
    XCTAssertTrue(file.contains("<property name=\"title\">A &quot;B&quot; &amp; &lt;C&gt;</property>"), file)
    let swift = sample.code(in: .swift)
    XCTAssertTrue(swift.contains("button.title = \"A \\\"B\\\" & <C>\"\n"), swift)
    XCTAssertTrue(swift.contains("button.variant = .danger"), swift)
  }

  func testTheFieldsAreInGroupsAndTheChangedOnesComeFirst() {
    let button = Button("Send", variant: .danger)
    let controls = ControlsView(InspectedSample(button), title: "Send", link: { _ in "" })
    withWindow(controls.view) { _ in
      let texts = controls.view.descendants(of: Label.self).map(\.text)
      let titles = ["Changed", "Content", "Appearance", "Behaviour", "Accessibility"]
      XCTAssertEqual(texts.filter { titles.contains($0) }, titles)
      let place = { (text: String) in texts.firstIndex(of: text) ?? -1 }
      XCTAssertTrue(place("Changed") < place("variant") && place("variant") < place("Content"), "\(texts)")
      XCTAssertTrue(place("Appearance") < place("size") && place("size") < place("Behaviour"), "\(texts)")
      XCTAssertTrue(place("Accessibility") < place("accessibility-hint"), "\(texts)")
    }
  }
}

// MARK: - The first change

extension InspectedSampleTests {
  func testOneChangeByASwitchOrAChoiceIsInTheCodeAtOnce() throws {
    for property in ["selected", "variant"] {
      let controls = ControlsView(
        InspectedSample(Button("Send"), controls: [property]), title: "Send", link: { _ in "" })
      try withWindow(controls.view) { _ in
        let code = try XCTUnwrap(controls.view.descendants(of: Label.self).first { $0.hasStyleClass("code") })
        let copy = try XCTUnwrap(controls.view.descendants(of: SplitButton.self).first).primary
        XCTAssertEqual(code.text, "No changes")
        XCTAssertNotNil(copy.disabledReason)
        controls.view.descendants(of: Switch.self).first?.isOn = true
        let choices = controls.view.descendants(of: DropDown.self)
        choices.first { $0.exposedLabel == "variant of Send" }?.selectedIndex = 1
        XCTAssertTrue(code.text.hasPrefix("button."), code.text)
        XCTAssertNil(copy.disabledReason, property)
      }
    }
  }
}

// MARK: - Typing

extension InspectedSampleTests {
  func testTheFieldsKeepTheirPlacesWhileSomebodyTypes() {
    let button = InspectedSample(Button("Send"), controls: ["subtitle", "badge"])
    let box = InspectedSample(Box(.vertical) {}, controls: ["spacing", "homogeneous"])
    for (sample, text, expected) in [
      (button, "Now", "default: none"), (box, "twelve", "This is no value; it is still 0"),
    ] {
      let controls = ControlsView(sample, title: "Send", link: { _ in "" })
      let view = ScrolledWindow(controls.view, horizontally: true)
      view.setSizeRequest(width: 360, height: 400)
      withWindow(view) { _ in
        let labels = controls.view.descendants(of: Label.self)
        let names = labels.filter { $0.hasStyleClass("property-name") }
        let places = { names.map { $0.bounds(in: controls.view)?.y ?? 0 } }
        wait("the two fields are laid out") { names.count == 2 && places()[1] > places()[0] }
        let before = places()
        controls.view.descendants(of: Entry.self).first?.text = text
        let note = labels.first { $0.hasStyleClass("property-note") && $0.text == expected }
        wait("\u{201C}\(expected)\u{201D} is on screen") { note?.isMapped == true && note?.isLaidOut == true }
        XCTAssertEqual(places(), before)
      }
    }
  }
}

// MARK: - Values that are none

extension InspectedSampleTests {
  func testATextThatIsNoValueMarksTheFieldAndResetAndAValueRemoveTheMark() throws {
    let box = Box(.vertical) {}
    let controls = ControlsView(InspectedSample(box, controls: ["spacing"]), title: "Box", link: { _ in "" })
    try withWindow(controls.view) { _ in
      let entry = try XCTUnwrap(controls.view.descendants(of: Entry.self).first)
      let reset = try XCTUnwrap(controls.view.descendants(of: Button.self).first { $0.title == "Reset" })
      let description = entry.exposedDescription
      let problem = "This is no value; it is still 0"
      XCTAssertNotNil(reset.disabledReason)
      entry.text = "half"
      XCTAssertEqual([entry.problem, entry.exposedDescription], [problem, problem])
      XCTAssertNil(reset.disabledReason)
      entry.text = "00"
      XCTAssertNil(entry.problem, "It is another text of the same value.")
      XCTAssertEqual(entry.text, "00", "The field keeps the text while somebody types.")
      XCTAssertEqual(entry.exposedDescription, description)
      entry.text = "half"
      reset.emit(.clicked)
      XCTAssertNil(entry.problem)
      XCTAssertEqual(entry.text, "0")
      XCTAssertNotNil(reset.disabledReason)
      entry.text = "6"
      XCTAssertEqual(box.spacing, 6)
      XCTAssertEqual(entry.exposedDescription?.hasSuffix("default: 0"), true)
    }
  }

  func testARowIsWholeInViewWithItsNameWhenKeyboardFocusComesToItsField() throws {
    let controls = ControlsView(InspectedSample(Button("Send")), title: "Send", link: { _ in "" })
    let view = ScrolledWindow(controls.view)
    view.setSizeRequest(width: 240, height: 160)
    try withWindow(view) { window in
      window.showsFocus = true
      let entry = try XCTUnwrap(controls.view.descendants(of: Entry.self).last)
      let name = try XCTUnwrap(entry.exposedLabel?.split(separator: " ").first)
      let label = controls.view.descendants(of: Label.self).first { $0.text == name }
      entry.grabFocus()
      wait("the name and the field are in view") {
        guard let top = label?.bounds(in: view), let field = entry.bounds(in: view) else { return false }
        return top.y >= 0 && field.y + field.height <= Double(view.height)
      }
    }
  }

  func testTheFieldForAColorIsNoPartOfASample() {
    let sample = InspectedSample(
      Box(.vertical) {
        ColorField("Brand", text: "teal")
        Button("Send")
      })
    XCTAssertEqual(sample.parts.map(\.type), ["Box", "Button"])
  }
}

// MARK: - Side by side

extension InspectedSampleTests {
  func testCopiesOfASampleShowEachPairOfValuesAndTakeNoFocus() {
    let matrix = MatrixView(title: "Send") {
      let copy = InspectedSample(Button("Send"))
      copy.apply([PropertyChange(0, "title", "Sent")])
      return copy
    }
    withWindow(matrix.view) { _ in
      let copies = { matrix.view.descendants(of: Button.self).filter { $0.title == "Sent" } }
      let variants = Set(copies().map { $0.variant.name })
      XCTAssertEqual(copies().count, variants.count * 5, "Each variant has five states.")
      XCTAssertTrue(variants.isSuperset(of: ["primary", "danger", "neutral"]), "\(variants)")
      XCTAssertEqual(copies().count { $0.stateFlags.contains(.hovered) }, variants.count * 2)
      XCTAssertEqual(copies().count { !$0.isSensitive }, variants.count)
      XCTAssertFalse(copies().contains { $0.grabFocus() })
      // The same property in both places has one row.
      let fields = matrix.view.descendants(of: DropDown.self)
      fields.last?.selectedIndex = fields.first?.selectedIndex
      wait("each variant is shown once") { copies().count == variants.count }
    }
  }

  func testTheCopiesHaveANameForAScreenReader() {
    let matrix = MatrixView(title: "Send") { InspectedSample(Button("Send"), controls: ["size", "selected"]) }
    withWindow(matrix.view) { _ in
      let names = { matrix.view.descendants(of: ScrolledWindow.self).compactMap(\.exposedLabel) }
      let size = matrix.view.descendants(of: DropDown.self).first
      XCTAssertEqual(names().count, 1)
      XCTAssertTrue(names().allSatisfy { $0.hasPrefix("Pictures of Send: size by state, ") }, "\(names())")
      size?.selectedIndex = 1
      wait("the name follows the choice") { names() == ["Pictures of Send: selected by state, 2 × 5"] }
    }
  }

  func testCopiesStandOnTheBackgroundOfTheSample() {
    let matrix = MatrixView(title: "Send", background: .dark) { InspectedSample(Button("Send")) }
    withWindow(matrix.view) { _ in
      let cells = matrix.view.descendants(of: Button.self).filter { $0.title == "Send" }.compactMap(\.parent)
      XCTAssertFalse(cells.isEmpty)
      XCTAssertTrue(cells.allSatisfy { $0.hasStyleClass("on-dark") })
    }
  }
}
