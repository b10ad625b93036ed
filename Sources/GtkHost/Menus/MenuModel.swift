import CGtk

/// The content of a menu, made of values or by other code: `GMenuModel`.
///
/// An open menu follows changes. Only items that differ are replaced, so that the pointer and keyboard focus stay with
/// the others.
@MainActor
public final class MenuModel: Object {
  override public class var nativeType: NativeType { NativeType(g_menu_model_get_type(), faceOf: MenuModel.self) }

  /// The source of the content; nil for a model that other code made.
  private var branch: MenuBranch?
  private var mirrored: (model: MenuModel, changes: SignalConnection)?

  required init(_ native: NativeInstance) { super.init(native) }

  /// A model made of values.
  public convenience init(_ nodes: [MenuNode] = []) {
    let branch = MenuBranch(nodes)
    self.init(NativeInstance(made: branch.giveReference()))
    self.branch = branch
  }

  /// Returns the Swift object of a `GMenuModel` that other code made, such as one of a `.ui` file. One reference is
  /// added.
  ///
  /// - Parameter pointer: a live `GMenuModel`.
  /// - Returns: the object; nil if the pointer is not a `GMenuModel`.
  public static func adopt(unsafeMenuModel pointer: UnsafeMutableRawPointer) -> MenuModel? {
    face(of: OpaquePointer(pointer))
  }

  /// The content; empty for a model that other code made.
  public var nodes: [MenuNode] { branch?.nodes ?? [] }

  /// The number of its own items and sections, without those inside sections.
  public var count: Int { Int(g_menu_model_get_n_items(model)) }

  var model: UnsafeMutablePointer<GMenuModel> { instance.cast() }

  /// Replaces the content where it differs. Only for a model made of values; calling it on a model that other code made
  /// is a programmer's error.
  public func update(_ nodes: [MenuNode]) {
    guard let branch else { preconditionFailure("Only the code that made this menu model can change it.") }
    branch.update(nodes)
  }

  /// Shows the content of another model and follows its changes; nil for nothing, until the next ``update(_:)``. Only
  /// for a model made of values.
  public func mirror(_ other: MenuModel?) {
    guard other !== mirrored?.model else { return }
    guard let branch else { preconditionFailure("Only the code that made this menu model can change it.") }
    mirrored?.changes.disconnect()
    branch.update([])
    if let mirrored { branch.copy(mirrored.model, at: 0, removing: mirrored.model.count, adding: 0) }
    mirrored = nil
    guard let other else { return }
    branch.copy(other, at: 0, removing: 0, adding: other.count)
    let changes = other.connect(.itemsChanged) { [weak branch] other, change in
      branch?.copy(other, at: change.position, removing: change.removed, adding: change.added)
    }
    mirrored = (other, changes)
  }

  isolated deinit { mirrored?.changes.disconnect() }
}

extension Signal
where Owner == MenuModel, Arguments == (position: Int, removed: Int, added: Int), Result == Void {
  /// Some of the model's own places were replaced. Changes inside sections and submenus do not count.
  package static var itemsChanged: Self { Signal("items-changed") { ($0.read(0), $0.read(1), $0.read(2)) } }
}
