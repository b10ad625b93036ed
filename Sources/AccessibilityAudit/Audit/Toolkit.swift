/// The toolkit of a tree, as far as rules depend on it.
struct Toolkit {
  private let isGTK: Bool
  private let version: [Int]

  init(_ tree: AccessibleTree) {
    isGTK = tree.toolkit.lowercased() == "gtk"
    version = tree.toolkitVersion.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// True for GTK 3.
  var isGTK3: Bool { isGTK && version.first == 3 }

  /// True for GTK 4 and later.
  var isGTK4: Bool { isGTK && (version.first ?? 0) >= 4 }

  /// Returns true for GTK 4 before this minor version.
  func isGTK4(before minor: Int) -> Bool {
    isGTK && version.first == 4 && (version.count < 2 || version[1] < minor)
  }
}
