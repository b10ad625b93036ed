/// A vertical stack of buttons, all with the same width.
///
/// ```swift
/// ButtonStack {
///   Button("Continue", variant: .primary)
///   Button("Not Now", variant: .plain)
/// }
/// ```
///
/// ## CSS nodes
/// `button-stack`, which contains the members.
///
/// ## Accessibility
/// Screen readers read the members from top to bottom, and Tab reaches them in that order.
///
/// ## Example
/// Gallery page `button-row`.
@MainActor
public final class ButtonStack: ButtonBox {
  @_spi(Hooks) override public class var nativeType: NativeType { .widget(cssName: "button-stack") }

  required init(_ native: NativeInstance) { super.init(native) }

  /// Creates a stack of members.
  ///
  /// - Parameters:
  ///   - spacing: the space between two members, logical pixels.
  ///   - members: buttons and the widgets between them, from top to bottom.
  public convenience init(spacing: Int = 12, @WidgetBuilder members: () -> [Widget] = { [] }) {
    self.init(Self.make())
    self.spacing = spacing
    for member in members() { append(member) }
  }
}
