/// The values that stand on the right of their texts, such as "12" beside "Files:", and their order in the tree.
struct FormOrder {
  /// The number of texts with a value.
  private(set) var count = 0
  /// The number of values that do not come right after their texts, and have no relation to them.
  private(set) var strays = 0
  /// The numbers of objects from a text to its value.
  private var steps: Set<Int> = []

  /// Finds the values among the texts of one box, in the order of the tree.
  init(of texts: [AccessibleNode]) {
    for (index, text) in texts.enumerated() where text.words.hasSuffix(":") {
      guard let value = Self.value(of: text, among: texts) else { continue }
      count += 1
      steps.insert(value - index)
      let isRelated =
        texts[value].labels.contains(text.id) || text.relations[.labelFor]?.contains(texts[value].id) == true
      if value != index + 1, !isRelated { strays += 1 }
    }
  }

  /// True if most values stray. A column of values after a column of texts is an order, too.
  var isScrambled: Bool { count > 3 && 2 * strays > count && steps.count > 1 }

  /// Returns the index of the nearest text on the right in the same row; nil if it is the text of another value.
  private static func value(of text: AccessibleNode, among texts: [AccessibleNode]) -> Int? {
    guard let box = text.extents, !box.isEmpty else { return nil }
    let right = texts.indices.filter { index in
      guard let other = texts[index].extents, !other.isEmpty else { return false }
      return other.x >= box.x + box.width && abs(2 * (other.y - box.y) + other.height - box.height) < box.height
    }
    let nearest = right.min { (texts[$0].extents?.x ?? 0) < (texts[$1].extents?.x ?? 0) }
    return nearest.flatMap { texts[$0].words.hasSuffix(":") ? nil : $0 }
  }
}
