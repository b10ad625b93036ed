/// The window of an application as it was on the screen.
struct Scenery: Sendable {
  /// The picture, as a data URL.
  var picture: String
  /// The size of the picture in pixels.
  var size: (width: Int, height: Int)
  /// The places of objects in the picture, by their numbers in the order of reading.
  var boxes: [Int: AccessibleRect]
}

extension AuditScene {
  /// The part of the screen where the windows are; nil without a picture or without a window in it.
  var scenery: Scenery? {
    guard let picture = measured?.picture else { return nil }
    let windows = elements.filter { $0.node.role.isWindow && $0.isShown }.compactMap { measured?.boxes[$0.node.id] }
    guard let first = windows.first else { return nil }
    let edge = 12
    let around = windows.reduce(first) { $0.union($1) }
    let part = picture.clipped(
      AccessibleRect(
        x: around.x - edge, y: around.y - edge, width: around.width + 2 * edge, height: around.height + 2 * edge))
    guard let crop = picture.cropped(to: part) else { return nil }
    var boxes: [Int: AccessibleRect] = [:]
    for (index, element) in elements.enumerated() where !element.node.role.isWindow {
      guard let box = measured?.boxes[element.node.id] else { continue }
      let inside = picture.clipped(box)
      guard !inside.isEmpty else { continue }
      boxes[index] = AccessibleRect(
        x: inside.x - part.x, y: inside.y - part.y, width: inside.width, height: inside.height)
    }
    return Scenery(picture: crop.dataAddress, size: (crop.width, crop.height), boxes: boxes)
  }
}
