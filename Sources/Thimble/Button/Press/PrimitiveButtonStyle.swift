/// A style that also decides what gesture has a button's action: SwiftUI's `PrimitiveButtonStyle`.
///
/// ```swift
/// struct OnPress: PrimitiveButtonStyle {
///   var trigger: PressTrigger { .press }
/// }
/// drums.setButtonStyle(OnPress())
/// ```
/// It is given to buttons and containers as any ``ButtonStyle``: the nearest wins, as a whole. Unless it says more, its
/// buttons look as the theme has them. A long press of the button's own, a ``Button/confirmation`` and
/// ``Button/PressOptions/repeatBehavior`` come before it where they need the same gesture.
public protocol PrimitiveButtonStyle: ButtonStyle {
  /// What a pointer, a finger or a pen has to do.
  var trigger: PressTrigger { get }
}

extension PrimitiveButtonStyle {
  public func appearance(of button: ButtonStyleConfiguration) -> Button.Appearance { button.standard }
}

extension AnyButtonStyle: PrimitiveButtonStyle {
  /// The style's own; ``PressTrigger/release`` for one that says nothing of it.
  public var trigger: PressTrigger { (style as? any PrimitiveButtonStyle)?.trigger ?? .release }
}

extension Button {
  /// Has presses follow the style that holds for the button.
  func followTrigger(of style: AnyButtonStyle?) {
    let trigger = style?.trigger ?? .release
    if trigger != existingPress?.trigger ?? .release { press.trigger = trigger }
  }
}
