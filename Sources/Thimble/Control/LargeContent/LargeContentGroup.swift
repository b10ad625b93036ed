/// Controls in a row or a column that share one long press: while it is held, sliding goes from one to the next.
///
/// ```swift
/// LargeContentGroup(.horizontal, spacing: 6) {
///   IconButton(icon: "edit-cut-symbolic", accessibilityLabel: "Cut") { cut() }
///   IconButton(icon: "edit-copy-symbolic", accessibilityLabel: "Copy") { copy() }
/// }
/// ```
/// Any other container is made one by ``GtkHost/Widget/groupsLargeContent``. A control in no group is a group by itself.
///
/// ## CSS nodes
/// ```
/// box.large-content-group
/// ```
///
/// ## Example
/// Gallery page `large-content`.
@MainActor
public final class LargeContentGroup: Box {
  override public class var nativeType: NativeType { .box(cssName: "box") }

  /// Joins a Swift object to a widget. Not called by applications.
  public required init(_ native: NativeInstance) {
    super.init(native)
    groupsLargeContent = true
  }
}

extension Widget {
  private static let groupClass = "large-content-group"

  /// Whether the controls in this container share one long press, as in a ``Thimble/LargeContentGroup``. The default is false.
  public var groupsLargeContent: Bool {
    get { hasStyleClass(Self.groupClass) }
    set { setStyleClass(Self.groupClass, newValue) }
  }
}
