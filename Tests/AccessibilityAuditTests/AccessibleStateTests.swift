import AccessibilityAudit
import Testing

@Suite struct AccessibleStateTests {
  @Test(
    "Bits equal those of AT-SPI",
    arguments: [
      (AccessibleState.active, 1), (.busy, 3), (.checked, 4), (.enabled, 8), (.focusable, 11), (.focused, 12),
      (.pressed, 20), (.sensitive, 24), (.showing, 25), (.visible, 30), (.indeterminate, 32), (.checkable, 41),
      (.hasPopup, 42), (.readOnly, 43),
    ] as [(AccessibleState, UInt64)]
  )
  func bits(state: AccessibleState, bit: UInt64) {
    #expect(state.rawValue == 1 << bit)
    #expect(AccessibleState(name: state.description) == state)
  }

  @Test func `Names come in the order of the bits, and unknown bits have one`() {
    #expect(AccessibleState([.visible, .focused, .hasPopup]).names == ["focused", "visible", "has-popup"])
    #expect(AccessibleState(rawValue: 1 << 63).names == ["state-63"])
    #expect(AccessibleState().description == "")
    #expect(AccessibleState(name: "nonsense") == nil)
  }
}
