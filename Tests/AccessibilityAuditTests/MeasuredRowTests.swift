import AccessibilityAudit
import Testing

/// The rules about keyboard focus in the rows of a list.
extension MeasuredRuleTests {
  @Test func `Rows that arrow keys reach, and what is in them as in a row that Tab reached, need no stop`() {
    let rows = MeasuredSample(
      """
      GTK 4.8.3
        frame "Window" <active sensitive visible> extents="0,0,300,200" id="window"
         list "Letters" <sensitive visible> extents="0,0,300,200" id="list"
          list-item "A" <focusable sensitive visible> extents="0,0,300,40" id="0"
           filler "" <sensitive visible> extents="0,0,300,40" id="box"
            push-button "Open A" <focusable sensitive visible> [click] extents="0,0,40,20" id="1"
          list-item "B" <focusable sensitive visible> extents="0,40,300,40" id="2"
           filler "" <sensitive visible> extents="0,40,300,40" id="other"
            push-button "Open B" <focusable sensitive visible> [click] extents="0,40,40,20" id="3"
            check-box "Keep B" <focusable sensitive visible> [click] extents="50,40,40,20" id="4"
      """)
    let seen = "neither Tab, nor Shift+Tab, nor an arrow key comes to it"
    for walk in [stops("1"), stops("0", "1")] {
      #expect(found(.focusUnreachable, KeyboardWalk(forward: walk), in: rows) == ["! Keep B: \(seen)"])
    }
  }
}
