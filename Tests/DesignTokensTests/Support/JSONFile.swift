import Foundation

@testable import DesignTokens

/// Test data that is not a token file.
enum JSONFile {
  static func read(_ path: String) throws -> JSONValue {
    var reader = JSONReader([UInt8](try Data(contentsOf: URL(filePath: path))))
    return try reader.document()
  }

  /// Returns tokens without an `alpha` beside their values.
  static func withoutAlphas(_ node: JSONValue) -> JSONValue {
    guard node["$value"] == nil else { return node.compactMapMembers { $0.key == "alpha" ? nil : $0.value } }
    return node.mapChildren { _, child in withoutAlphas(child) }
  }

  /// Returns true if two values agree, where a missing alpha is 1, a missing inset is false, and one element equals a list of it.
  static func agree(_ left: JSONValue, _ right: JSONValue, within tolerance: Double = 1e-9) -> Bool {
    if let left = left.number, let right = right.number { return abs(left - right) <= tolerance }
    if let left = left.elements, let right = right.elements {
      return left.count == right.count && zip(left, right).allSatisfy { agree($0, $1, within: tolerance) }
    }
    if let only = left.elements, only.count == 1 { return agree(only[0], right, within: tolerance) }
    if let only = right.elements, only.count == 1 { return agree(left, only[0], within: tolerance) }
    guard left.members != nil, right.members != nil else { return left == right }
    let keys = Set((left.members ?? []).map(\.key)).union((right.members ?? []).map(\.key))
    return keys.allSatisfy { key in
      let missing: JSONValue? =
        key == "alpha" ? JSONValue(.number(1)) : key == "inset" ? JSONValue(.bool(false)) : nil
      guard let left = left[key] ?? missing, let right = right[key] ?? missing else { return false }
      return agree(left, right, within: tolerance)
    }
  }
}
