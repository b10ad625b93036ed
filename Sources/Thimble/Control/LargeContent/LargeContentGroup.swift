/// A row or column of controls that share one long press: sliding during the press moves from one control to the next.
///
/// ```swift
/// LargeContentGroup(.horizontal, spacing: 6) {
///   IconButton(icon: "edit-cut-symbolic", accessibilityLabel: "Cut") { cut() }
///   IconButton(icon: "edit-copy-symbolic", accessibilityLabel: "Copy") { copy() }
/// }
/// ```
/// To make another container such a group, set ``GtkHost/Widget/groupsLargeContent``. A control outside any group is a
/// group of its own.
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
  @_spi(Hooks) override public class var nativeType: NativeType { .box(cssName: "box") }

  /// Connects a Swift object to a native widget. Applications do not call it.
  required init(_ native: NativeInstance) {
    super.init(native)
    groupsLargeContent = true
  }
}

extension Widget {
  private static let groupClass = "large-content-group"

  /// Indicates whether the controls in this container share one long press, as in a ``Thimble/LargeContentGroup``. The
  /// default is false.
  public var groupsLargeContent: Bool {
    get { hasStyleClass(Self.groupClass) }
    set { setStyleClass(Self.groupClass, newValue) }
  }
}
