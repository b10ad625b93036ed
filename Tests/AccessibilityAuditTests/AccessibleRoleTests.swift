import AccessibilityAudit
import Testing

@Suite struct AccessibleRoleTests {
  @Test(
    "Numbers equal those of AT-SPI",
    arguments: [
      (AccessibleRole.pushButton, 43), (.toggleButton, 62), (.checkBox, 7), (.link, 88), (.entry, 79), (.frame, 23),
      (.label, 29), (.image, 27), (.filler, 20), (.panel, 39), (.statusBar, 54), (.menu, 33), (.dialog, 16),
      (.application, 75), (.listBox, 98), (.blockQuote, 105), (.static, 116), (.footnote, 124), (.switch, 130),
    ] as [(AccessibleRole, UInt32)]
  )
  func numbers(role: AccessibleRole, number: UInt32) {
    #expect(role.rawValue == number)
    #expect(AccessibleRole(name: role.name) == role)
  }

  @Test func `Every number has one name, and every name one number`() {
    let roles = (UInt32(0)...130).map(AccessibleRole.init(rawValue:))
    #expect(Set(roles).count == 131)
    for (number, role) in roles.enumerated() {
      #expect(role.rawValue == UInt32(number) && AccessibleRole(name: role.name) == role, "\(role)")
    }
  }

  @Test func `An unknown number keeps its value and has a name`() {
    #expect(AccessibleRole(rawValue: 9_999).name == "role-9999")
    #expect(AccessibleRole(name: "nonsense") == nil)
  }
}
