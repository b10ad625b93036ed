import CGtk

/// A child that slides or fades into view: `GtkRevealer`. Nothing moves where the desktop's animations are off.
@MainActor
public final class Revealer: Widget {
  override public class var nativeType: NativeType { NativeType(gtk_revealer_get_type(), faceOf: Revealer.self) }

  /// The motion of the child.
  public enum Transition: Sendable, CaseIterable {
    case none, crossfade, slideUp, slideDown

    fileprivate var gtk: GtkRevealerTransitionType {
      switch self {
      case .none: GTK_REVEALER_TRANSITION_TYPE_NONE
      case .crossfade: GTK_REVEALER_TRANSITION_TYPE_CROSSFADE
      case .slideUp: GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP
      case .slideDown: GTK_REVEALER_TRANSITION_TYPE_SLIDE_DOWN
      }
    }
  }

  required init(_ native: NativeInstance) { super.init(native) }

  /// A revealer that hides its child at first.
  public convenience init(_ child: Widget? = nil, transition: Transition = .slideDown) {
    self.init(Self.make())
    self.child = child
    gtk_revealer_set_transition_type(opaque, transition.gtk)
  }

  /// The child.
  public var child: Widget? {
    get { Widget.face(of: gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.pointer) }
  }

  /// Indicates whether the child is shown or comes into view. The default is false.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque) != 0 }
    set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
  }

  /// Indicates whether the child is shown in full: no motion is left.
  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque) != 0 }
}

extension Property where Owner: Revealer, Value == Bool {
  /// Indicates whether the child is shown or comes into view.
  public static var revealChild: Self { Property("reveal-child") }
  /// Indicates whether the child is shown in full.
  public static var childRevealed: Self { Property("child-revealed") }
}
