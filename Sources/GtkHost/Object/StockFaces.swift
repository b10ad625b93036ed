import CGtk

/// The Swift classes of stock types, which give a found object its most specific face.
@MainActor
enum StockFaces {
  /// Returns the class of the nearest type above `gtype` that has one, ours or stock.
  static func face(of gtype: GType) -> Object.Type {
    var type = gtype
    while type != 0 {
      if let hosted = TypeRegistry.hostedType(type) { return hosted.swiftType }
      if let face = byType[type] { return face }
      type = g_type_parent(type)
    }
    return Object.self
  }

  private static let byType: [GType: Object.Type] = {
    // The list names classes of all folders, so it stands above them and is found by its conformance.
    let list = (StockFaces.self as Any.Type) as? any StockFaceList.Type
    return Dictionary(uniqueKeysWithValues: (list?.all ?? []).map { ($0.nativeType.gtype, $0) })
  }()
}

@MainActor
protocol StockFaceList {
  static var all: [Object.Type] { get }
}
