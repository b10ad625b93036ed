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
}
