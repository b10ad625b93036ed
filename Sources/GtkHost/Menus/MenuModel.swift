import CGtk

/// What a menu shows: `GMenuModel`, made of values or by other code.
///
/// Changing it while it is open changes what is seen. Only what differs is replaced, so that the pointer and keyboard
/// focus stay with the items that stay.
@MainActor
public final class MenuModel: Object {
  override public class var nativeType: NativeType { NativeType(g_menu_model_get_type(), faceOf: MenuModel.self) }

  /// What it is filled by; nil for a model that other code made.
  private var branch: MenuBranch?
  private var mirrored: (model: MenuModel, changes: SignalConnection)?

  /// A model made of values.
  public convenience init(_ nodes: [MenuNode] = []) {
    let branch = MenuBranch(nodes)
    let menu = UnsafeMutableRawPointer(branch.giveReference()).assumingMemoryBound(to: GObject.self)
    self.init(NativeInstance(menu, provenance: .made))
    self.branch = branch
  }

  /// The Swift object of a `GMenuModel` that other code made, such as one of a `.ui` file. One reference is added.
  ///
  /// - Parameter pointer: a live `GMenuModel`.
  /// - Returns: the object; nil for a pointer that is none.
  public static func adopt(unsafeMenuModel pointer: UnsafeMutableRawPointer) -> MenuModel? {
    face(of: OpaquePointer(pointer))
  }

  /// What it is made of; none for a model that other code made.
  public var nodes: [MenuNode] { branch?.nodes ?? [] }

  /// How many items and sections it has, what is inside those not counted.
  public var count: Int { Int(g_menu_model_get_n_items(model)) }

  var model: UnsafeMutablePointer<GMenuModel> {
    UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GMenuModel.self)
  }

  /// Makes it show other values, replacing no more than differs. For a model made of values; one that other code made is
  /// changed by that: a programmer's error.
  public func update(_ nodes: [MenuNode]) {
    guard let branch else { preconditionFailure("A menu model that other code made is changed by that code.") }
    branch.update(nodes)
  }

  /// Makes it show what another model shows, and follow its changes; nil for nothing, until the next ``update(_:)``. For a
  /// model made of values.
  public func mirror(_ other: MenuModel?) {
    guard other !== mirrored?.model else { return }
    guard let branch else { preconditionFailure("A menu model that other code made is changed by that code.") }
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

/// What was replaced in a ``MenuModel``.
public struct MenuModelChange: Hashable, Sendable {
  /// The index of the first place.
  public let position: Int
  /// How many places are gone.
  public let removed: Int
  /// How many there are instead.
  public let added: Int
}

extension Signal where Owner == MenuModel, Arguments == MenuModelChange, Result == Void {
  /// Some of the model's places, what is inside sections and submenus not counted, are others now.
  public static var itemsChanged: Self {
    Signal("items-changed") {
      MenuModelChange(
        position: $0.read(0, as: Int.self), removed: $0.read(1, as: Int.self), added: $0.read(2, as: Int.self))
    }
  }
}
