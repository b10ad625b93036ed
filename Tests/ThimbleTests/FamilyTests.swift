import GtkTesting
import Thimble
import XCTest

/// A member of the family keeps every promise of its superclass: a value set through `Button` or `Control` stays,
/// whatever happens to the button later.
@preconcurrency @MainActor
final class FamilyTests: ThimbleTestCase {
  @MainActor
  private struct Promise {
    let name: String
    let set: @MainActor (Button) -> Void
    let holds: @MainActor (Button) -> Bool

    init<Value: Equatable>(_ name: String, _ path: ReferenceWritableKeyPath<Button, Value>, _ value: Value) {
      self.name = name
      set = { $0[keyPath: path] = value }
      holds = { $0[keyPath: path] == value }
    }
  }

  private static var promises: [Promise] {
    [
      Promise("variant", \.variant, .danger), Promise("size", \.size, .large),
      Promise("contentInsets", \.contentInsets, Insets(20)), Promise("cornerStyle", \.cornerStyle, .circle),
      Promise("tint", \.tint, Color(hex: 0xa51d2d)), Promise("badge", \.badge, "3"),
      Promise("subtitle", \.subtitle, "More of it"),
      Promise("tooltip", \.tooltip, "A tooltip"), Promise("hint", \.accessibilityHint, "A hint"),
      Promise("hit size", \.minimumHitSize, Thimble.Size(60)), Promise("hit insets", \.hitAreaInsets, Insets(-4)),
      Promise("reflow delay", \.reflowDelay, .seconds(2)), Promise("role", \.role, .destructive),
      Promise("confirmation", \.press.confirmation, .undo(for: .seconds(3))),
      Promise("ripple", \.press.options.ripple, .bounded),
      Promise("policy", \.work.options.activationPolicy, .queue),
      Promise("busy label", \.work.options.busyLabel, "Wait"),
      Promise("large title", \.largeContentOptions.title, "Large"),
    ]
  }

  private static var members: [Button] {
    let erase = Command("erase", "Erase", icon: "edit-delete-symbolic") {}
    let fresh = Control.allTypes.compactMap { type in
      (type.init(type.make()) as? Button)?.with {
        $0.icon = "list-add-symbolic"
        $0.setAccessibilityLabel("Add")
        $0.title = "Add"
      }
    }
    // Members that need more than a title and an icon say so, and are created with the rest.
    return fresh.filter { !($0 is LinkButton || $0 is MenuButton) } + [
      Button("Plain") {}, Button(erase), MenuButton("More") { MenuItem("One") {} },
      LinkButton("Site", url: "https://example.org"),
    ]
  }

  /// Makes changes that affect all content of a button.
  private func disturb(_ button: Button) {
    if let floating = button as? FloatingActionButton {
      floating.setMode(.expanded, isAnimated: false)
      floating.shape = .small
      floating.shade = .secondary
      floating.setMode(.normal, isAnimated: false)
    }
    (button as? ToggleButton)?.isOn.toggle()
    button.isSelected.toggle()
    button.work.start()
    button.work.stop(.success)
    button.disable(because: "First things first")
    button.isEnabled = true
    button.setTheme(.material)
    button.setTheme(nil)
    button.parent?.setButtonDefaults(Button.Defaults(variant: .primary, size: .small, labelStyle: .titleOnly))
    button.parent?.setButtonDefaults(nil)
  }

  func testEveryMemberKeepsThePropertiesOfItsSuperclass() {
    for button in Self.members {
      withWindow(Box(.vertical) { button }) { _ in
        for promise in Self.promises {
          promise.set(button)
          XCTAssertTrue(promise.holds(button), "\(promise.name) of \(button.typeName) cannot be set.")
        }
        disturb(button)
        for promise in Self.promises {
          XCTAssertTrue(promise.holds(button), "\(promise.name) of \(button.typeName) is lost.")
        }
      }
    }
  }

  func testTheMembersAreAllOfThem() {
    let known = Set(Self.members.map { ObjectIdentifier(type(of: $0)) })
    for type in Control.allTypes { XCTAssertTrue(known.contains(ObjectIdentifier(type)), "\(type) is not tried.") }
  }
}
