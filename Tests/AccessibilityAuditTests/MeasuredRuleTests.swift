import AccessibilityAudit
import Testing

/// The rules about measurements, with measurements made by hand.
@Suite struct MeasuredRuleTests {
  /// A window with a row of buttons: two in a box, and two beside it.
  private let sample = MeasuredSample(
    """
    GTK 4.8.3
      frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
       panel "" <sensitive visible> extents="0,0,300,40" id="box"
        push-button "One" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
        push-button "Two" <focusable sensitive visible> [click] extents="50,0,40,20" id="2"
       push-button "Three" <focusable sensitive visible> [click] extents="0,60,40,20" id="3"
       push-button "Four" <focusable sensitive visible> [click] extents="0,90,40,20" id="4"
       label "Text" <sensitive visible> extents="0,120,40,20" id="5"
    """)

  @Test func `Without measurements the rules have no findings`() {
    let report = Audit(rules: Rule.measured).report(on: sample.tree)
    #expect(report.results.isEmpty)
    let measured = Audit(rules: Rule.measured).report(on: sample.tree, measured: Measurements())
    #expect(measured.results.count == Rule.measured.count && measured.findings.isEmpty && measured.passes == 0)
  }

  @Test func `A gap is a finding of each rule that it concerns`() {
    var measured = Measurements()
    measured.gaps = [Measurements.Gap(["focus-trap", "contrast-text"], "there is no keyboard")]
    let report = Audit(rules: Rule.measured).report(on: sample.tree, measured: measured)
    #expect(report.incomplete.map(\.rule.id) == ["focus-trap", "contrast-text"])
    #expect(report.incomplete.allSatisfy { $0.seen == "it was not measured: there is no keyboard" })
    #expect(report.incomplete.allSatisfy { $0.place == "frame \"Window\"" } && report.violations.isEmpty)
  }

  // MARK: The keyboard

  @Test func `A trap without an exit is a violation, one with an exit needs review`() {
    let walk = KeyboardWalk(
      forward: stops("1", "2", "3", "4"),
      traps: [
        KeyboardWalk.Trap(id("3"), keys: "Tab and Shift+Tab", exit: nil),
        KeyboardWalk.Trap(id("4"), keys: "Tab", exit: "Ctrl+Tab"),
      ])
    #expect(
      found(.focusTrap, walk) == [
        "! Three: Tab and Shift+Tab do not move the focus away from it",
        "? Four: Tab does not move the focus away from it, but Ctrl+Tab does: see whether people are told",
      ])
  }

  @Test func `A control that no key reaches is a violation`() {
    #expect(found(.focusUnreachable, KeyboardWalk(forward: stops("1", "2", "3", "4"))).isEmpty)
    let seen = "neither Tab, nor Shift+Tab, nor an arrow key comes to it"
    #expect(found(.focusUnreachable, KeyboardWalk(forward: stops("1", "3", "4"))) == ["! Two: \(seen)"])
    #expect(found(.focusUnreachable, KeyboardWalk(forward: stops("1", "3", "4"), otherwise: [id("2")])).isEmpty)
    // A walk that ended early has only passed the controls before its end.
    let cut = KeyboardWalk(forward: stops("1", "3"), gap: "the time was up")
    #expect(
      found(.focusUnreachable, cut) == [
        "? Window: 1 controls were not reached, because the time was up, such as push-button \"Four\"",
        "! Two: \(seen)",
      ])
  }

  @Test(
    "Items that arrow keys reach, and the window's own buttons, need no stop",
    arguments: [
      ("radio-button", "A", "B"), ("page-tab", "A", "B"), ("list-item", "A", "B"), ("toggle-button", "A", "B"),
      ("push-button", "Minimize", "Close"),
    ])
  func items(role: String, first: String, second: String) throws {
    let sample = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "Start" <focusable sensitive visible> [click] extents="0,0,40,20" id="0"
         panel "" <sensitive visible> extents="0,30,300,40" id="box"
          \(role) "\(first)" <focusable sensitive visible> [click] extents="0,30,40,20" id="1"
          \(role) "\(second)" <focusable sensitive visible> [click] extents="50,30,40,20" id="2"
      """)
    let isWindowButton = role == "push-button"
    let walk = KeyboardWalk(forward: isWindowButton ? stops("0") : stops("0", "1"))
    #expect(found(.focusUnreachable, walk, in: sample).isEmpty)
    // A button outside of such a group must be reached.
    let alone = found(.focusUnreachable, KeyboardWalk(forward: stops("1")), in: sample)
    #expect(alone == ["! Start: neither Tab, nor Shift+Tab, nor an arrow key comes to it"])
  }

  @Test func `The order of the focus is that of reading, from wherever it begins`() {
    for order in [["1", "2", "3", "4"], ["3", "4", "1", "2"], ["2", "3", "4", "1"]] {
      #expect(found(.focusOrder, KeyboardWalk(forward: order.map { stop($0) })).isEmpty, "\(order)")
    }
    // An object without a place is no reason to take the end of the round for a step back.
    #expect(found(.focusOrder, KeyboardWalk(forward: stops("3", "4", "1", "elsewhere", "2"))).isEmpty)
    #expect(
      found(.focusOrder, KeyboardWalk(forward: stops("1", "2", "4", "3"))) == [
        "! Three: Tab comes to it from push-button \"Four\", which stands after it"
      ])
    #expect(
      found(.focusOrder, KeyboardWalk(forward: stops("2", "1", "3", "4"))) == [
        "! One: Tab comes to it from push-button \"Two\", which stands after it"
      ])
  }

  @Test
  func
    `Columns are read one after the other, rows from right to left where all are, and a jump between columns is none`()
  {
    let columns = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         panel "" <sensitive visible> extents="0,0,100,200" id="left"
          push-button "A" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
          push-button "B" <focusable sensitive visible> [click] extents="0,100,40,20" id="2"
         panel "" <sensitive visible> extents="100,0,100,200" id="right"
          push-button "C" <focusable sensitive visible> [click] extents="100,0,40,20" id="3"
          push-button "D" <focusable sensitive visible> [click] extents="100,100,40,20" id="4"
      """)
    #expect(found(.focusOrder, KeyboardWalk(forward: stops("1", "2", "3", "4")), in: columns).isEmpty)
    #expect(
      found(.focusOrder, KeyboardWalk(forward: stops("1", "4", "3", "2")), in: columns) == [
        "! A: Tab comes to it from push-button \"B\", which stands after it",
        "! C: Tab comes to it from push-button \"D\", which stands after it",
      ])
    let rows = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "A" <focusable sensitive visible> [click] extents="100,0,40,20" id="1"
         push-button "B" <focusable sensitive visible> [click] extents="50,0,40,20" id="2"
         push-button "C" <focusable sensitive visible> [click] extents="0,0,40,20" id="3"
         push-button "D" <focusable sensitive visible> [click] extents="100,40,40,20" id="4"
      """)
    #expect(found(.focusOrder, KeyboardWalk(forward: stops("1", "2", "3", "4")), in: rows).isEmpty)
  }

  @Test func `A control of two rows is read with the first of them`() {
    let keypad = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "1" <focusable sensitive visible> [click] extents="0,0,40,40" id="1"
         push-button "=" <focusable sensitive visible> [click] extents="50,0,40,90" id="2"
         push-button "0" <focusable sensitive visible> [click] extents="0,50,40,40" id="3"
      """)
    #expect(found(.focusOrder, KeyboardWalk(forward: stops("1", "2", "3")), in: keypad).isEmpty)
    #expect(
      found(.focusOrder, KeyboardWalk(forward: stops("2", "1", "3"), gap: "it was cut"), in: keypad) == [
        "! 1: Tab comes to it from push-button \"=\", which stands after it"
      ])
  }

  @Test func `Items of a combo box and read-only text need not be reached`() {
    let sample = MeasuredSample(
      """
      Qt 6.4.2
        frame "Window" <active sensitive showing visible> extents="0,0,300,200" id="window"
         combo-box "Style" <focusable sensitive showing visible> [Press] extents="0,0,40,20" id="1"
          list-item "Fusion" <focusable sensitive showing visible> extents="0,0,40,20" id="2"
         text "Log" <focusable sensitive showing visible> extents="0,30,40,20" id="3"
         text "Name" <editable focusable sensitive showing visible> extents="0,60,40,20" id="4"
      """)
    let seen = "neither Tab, nor Shift+Tab, nor an arrow key comes to it"
    #expect(found(.focusUnreachable, KeyboardWalk(forward: stops("1")), in: sample) == ["! Name: \(seen)"])
  }

  @Test func `A focus that cannot be seen, or has little contrast, is found`() {
    let look = { (count: Int, contrast: Double) in
      FocusLook(box: AccessibleRect(x: 0, y: 0, width: 9, height: 9), count: count, contrast: contrast)
    }
    let walk = KeyboardWalk(forward: [
      KeyboardWalk.Stop(id("1"), look: look(56, 6)), KeyboardWalk.Stop(id("2"), look: look(7, 21)),
      KeyboardWalk.Stop(id("3"), look: look(56, 2.99)), KeyboardWalk.Stop(id("4")),
    ])
    #expect(
      found(.focusInvisible, walk) == [
        "! Two: 7 pixels change when the focus comes to it in light; a person needs 8 to see it"
      ])
    #expect(found(.focusContrast, walk) == ["! Three: the focus is seen by 2.9:1 in light; 3:1 is required"])
    // A look that all controls have is the toolkit's own.
    let pale = KeyboardWalk(forward: ["1", "2", "3", "4"].map { KeyboardWalk.Stop(id($0), look: look(56, 1.8)) })
    #expect(
      found(.focusContrast, pale) == [
        "? Window: the focus is seen by 1.8:1 or little more on 4 of 4 controls in light, least on push-button \"One\"; 3:1 "
          + "is required unless the toolkit alone decides how it looks"
      ])
    // So is a look that all controls of a role have.
    let rows = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "One" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
         push-button "Two" <focusable sensitive visible> [click] extents="50,0,40,20" id="2"
         list-item "Three" <focusable sensitive visible> extents="0,60,40,20" id="3"
      """)
    let mixed = KeyboardWalk(forward: [
      KeyboardWalk.Stop(id("1"), look: look(56, 6)), KeyboardWalk.Stop(id("2"), look: look(56, 6)),
      KeyboardWalk.Stop(id("3"), look: look(56, 2)),
    ])
    #expect(
      found(.focusContrast, mixed, in: rows) == [
        "? Window: the focus is seen by 2:1 or little more on 1 of 3 controls in light, least on list-item \"Three\"; 3:1 is "
          + "required unless the toolkit alone decides how it looks"
      ])
    // A control that is on has another background than the others of its role.
    let toggles = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         push-button "One" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
         push-button "Two" <focusable sensitive visible> [click] extents="50,0,40,20" id="2"
         push-button "Three" <focusable pressed sensitive visible> [click] extents="0,60,40,20" id="3"
      """)
    #expect(found(.focusContrast, mixed, in: toggles).map { String($0.prefix(9)) } == ["? Window:"])
  }

  @Test func `The look of the focus is judged in the dark and in high contrast too`() {
    let look = { (count: Int, contrast: Double) in
      FocusLook(box: AccessibleRect(x: 0, y: 0, width: 9, height: 9), count: count, contrast: contrast)
    }
    var measured = Measurements()
    measured.walk = KeyboardWalk(forward: ["1", "2", "3"].map { KeyboardWalk.Stop(id($0), look: look(56, 6)) })
    measured.looks[.dark] = [id("1"): look(56, 2), id("2"): look(56, 6), id("3"): look(56, 6)]
    measured.looks[.highContrast] = [id("1"): look(56, 1.5), id("2"): look(3, 1.5), id("3"): look(56, 6)]
    #expect(
      found(.focusContrast, measured, in: sample) == [
        "! One: the focus is seen by 2:1 in dark, by 1.5:1 in high contrast; 3:1 is required"
      ])
    #expect(
      found(.focusInvisible, measured, in: sample) == [
        "! Two: 3 pixels change when the focus comes to it in high contrast; a person needs 8 to see it"
      ])
    measured.looks[.dark] = ["1", "2", "3"].reduce(into: [:]) { $0[id($1)] = look(56, 2) }
    measured.looks[.highContrast] = nil
    #expect(
      found(.focusContrast, measured, in: sample) == [
        "? Window: the focus is seen by 2:1 or little more on 3 of 3 controls in dark, least on push-button \"One\"; 3:1 is "
          + "required unless the toolkit alone decides how it looks"
      ])
  }

  // MARK: Contrast

  @Test(
    "Small text needs 4.5:1, large text 3:1; between them it depends on the weight",
    arguments: [
      (14, 4.5, ""), (14, 4.2, "?"), (14, 4.0, "!"), (14, 1, "?"), (14, 1.2, "!"), (30, 3, ""), (30, 2.8, "?"),
      (30, 2.6, "!"),
      (20, 4.5, ""), (20, 3.2, "?"), (20, 2.6, "!"),
    ] as [(Double, Double, String)])
  func text(size: Double, ratio: Double, mark: String) {
    let contrast = ContentContrast(.text(size: size), ratio: ratio)
    #expect(found(.contrastText, [.light: [id("5"): contrast]]).map { String($0.prefix(1)) }.joined() == mark)
    #expect(found(.contrastGraphic, [.light: [id("5"): contrast]]).isEmpty)
  }

  @Test func `An icon needs 3:1 in the worst condition, and equal conditions share one finding`() {
    let (pale, clear) = (ContentContrast(.graphic, ratio: 2, color: 0xb8_b8b8), ContentContrast(.graphic, ratio: 3))
    #expect(found(.contrastGraphic, [.light: [id("1"): clear], .dark: [id("1"): clear]]).isEmpty)
    #expect(
      found(.contrastGraphic, [.light: [id("1"): clear], .dark: [id("1"): pale], .highContrast: [id("1"): pale]]) == [
        "! One: its contrast is 2:1 (#b8b8b8 on #ffffff) in dark, in high contrast; 3:1 is required"
      ])
  }

  @Test func `A place that is not sure, and a background of many colors, need review`() {
    let unsure = ContentContrast(.graphic, ratio: 2, isSurelyThere: false)
    let colorful = ContentContrast(.graphic, ratio: 2, backgroundShare: 0.2)
    #expect(
      found(.contrastGraphic, [.light: [id("1"): unsure, id("2"): colorful]]).map { $0.prefix(5) } == [
        "? One", "? Two",
      ])
  }

  @Test(
    "A boundary may be as pale as the toolkit's, but not in high contrast",
    arguments: [
      (4.0, 4.0, 4.0, ""), (1.5, 1.5, 4.0, ""), (1.2, 1.2, 1.2, "!"), (4.0, 4.0, 1.2, "?"), (1.2, 1.2, 2.8, "?"),
    ] as [(Double, Double, Double, String)])
  func boundary(light: Double, dark: Double, high: Double, mark: String) {
    let marks = found(.contrastBoundary, boundaries(light: light, dark: dark, high: high), in: sample)
    #expect(marks.map { String($0.prefix(1)) }.joined() == mark)
  }

  @Test func `A finding lists each condition of a boundary, and an uncertain place needs review`() {
    #expect(
      found(.contrastBoundary, boundaries(light: 1.5, dark: 1.25, high: 2), in: sample) == [
        "! One: its contrast to its surroundings is 1.5:1 (#d0d0d0 on #ffffff) in light, 1.2:1 (#d0d0d0 on #ffffff) in dark, "
          + "2:1 (#d0d0d0 on #ffffff) in high contrast; 3:1 is required"
      ])
    var unsure = boundaries(light: 1.5, dark: 1.5, high: 1.5)
    unsure.boundaries[.light]?[id("1")]?.isSurelyThere = false
    #expect(found(.contrastBoundary, unsure, in: sample).map { $0.prefix(5) } == ["? One"])
  }

  @Test func `Without high contrast, and in other toolkits, pale boundaries are one finding for the window`() throws {
    var measured = boundaries(light: 1.5, dark: 1.5, high: 1.5)
    measured.boundaries[.light]?[id("2")] = ControlBoundary(ratio: 9)
    let seen =
      "? Window: 1 of 2 fields, check boxes and switches have a contrast to their surroundings of 1.5:1 or little more, "
      + "such as push-button \"One\"; 3:1 is required unless the toolkit alone decides how they look"
    let text = sample.text.replacing("GTK 4.8.3", with: "Qt 6.4.2").replacing("visible>", with: "visible showing>")
    let qt = MeasuredSample(text)
    #expect(found(.contrastBoundary, measured, in: qt) == [seen])
    measured.boundaries[.highContrast] = nil
    #expect(found(.contrastBoundary, measured, in: sample) == [seen])
  }

  private func boundaries(light: Double, dark: Double, high: Double) -> Measurements {
    var measured = Measurements()
    for (condition, ratio) in [(Measurements.Condition.light, light), (.dark, dark), (.highContrast, high)] {
      measured.boundaries[condition] = [id("1"): ControlBoundary(ratio: ratio, color: 0xd0_d0d0)]
    }
    return measured
  }

  // MARK: Targets

  @Test func `A measured area counts for the size of a target`() {
    var measured = Measurements()
    for (path, x) in [("1", 0), ("2", 50)] {
      measured.hitAreas[id(path)] = AccessibleRect(x: x, y: 0, width: 40, height: 30)
    }
    measured.hitAreas[id("3")] = AccessibleRect(x: 0, y: 60, width: 14, height: 14)
    measured.hitAreas[id("4")] = AccessibleRect(x: 0, y: 76, width: 14, height: 14)
    let seen = "it takes presses in 14 × 14 pixels, and too near to another target"
    #expect(found(.targetSize, measured, in: sample) == ["! Three: \(seen)", "! Four: \(seen)"])
  }

  // MARK: Losses

  @Test func `Each loss has its own text`() {
    var measured = Measurements()
    measured.losses[.largeText] = [
      id("1"): .cut(pixels: 9), id("5"): .shortened, id("3"): .small,
      id("window"): .tooLarge(pixels: 20, outside: ["push-button \"Four\""]),
    ]
    let names = ["push-button \"One\"", "label \"Text\""]
    measured.losses[.narrow] = [id("window"): .gone(count: 2, names: names, ways: ["push-button \"Back\""])]
    #expect(
      found(.textEnlarged, measured, in: sample) == [
        "! Window: it is 20 pixels larger than the screen with text of 200 %, and outside is push-button \"Four\"",
        "! One: 9 of its pixels are outside of the window with text of 200 %",
        "! Three: its text does not get larger with text of 200 %",
        "! Text: a part of its text is cut off with text of 200 %",
      ])
    #expect(
      found(.windowNarrow, measured, in: sample) == [
        "? Window: 2 of its texts and controls are not shown with a window of 360 pixels, such as push-button \"One\", "
          + "label \"Text\": see whether a person gets to them, perhaps by push-button \"Back\""
      ])
  }

  // MARK: Making facts

  func id(_ path: String) -> AccessibleID { AccessibleID(busName: "", path: path) }
  func stop(_ path: String) -> KeyboardWalk.Stop { KeyboardWalk.Stop(id(path)) }
  func stops(_ paths: String...) -> [KeyboardWalk.Stop] { paths.map(stop) }

  func found(_ rule: Rule, _ walk: KeyboardWalk, in sample: MeasuredSample? = nil) -> [String] {
    var measured = Measurements()
    measured.walk = walk
    let sample = sample ?? self.sample
    for node in sample.tree.preorder { measured.boxes[node.id] = node.extents }
    return found(rule, measured, in: sample)
  }

  private func found(
    _ rule: Rule, _ contrasts: [Measurements.Condition: [AccessibleID: ContentContrast]]
  ) -> [String] {
    var measured = Measurements()
    measured.contrasts = contrasts
    return found(rule, measured, in: sample)
  }

  /// Returns the marks, names and observations of all findings. Each sample must also have an object that passes.
  private func found(_ rule: Rule, _ measured: Measurements, in sample: MeasuredSample) -> [String] {
    let report = Audit(rules: [rule]).report(on: sample.tree, measured: measured)
    return report.findings.sorted { $0.outcome == .violation || $1.outcome == .violation ? false : $0.place < $1.place }
      .map { finding in
        let name = finding.path.last?.split(separator: "\"").last ?? ""
        return "\(finding.outcome == .violation ? "!" : "?") \(name): \(finding.seen)"
      }
  }
}

/// A tree from the text of its outline.
struct MeasuredSample {
  let text: String
  let tree: AccessibleTree

  init(_ text: String) {
    self.text = text
    // Every line of the outline begins with a mark.
    let samples = try? OutlineReader.samples(text)
    tree = samples?.first?.tree ?? AccessibleTree(root: AccessibleNode(role: .application))
  }
}
