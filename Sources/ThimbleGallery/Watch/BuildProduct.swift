import Thimble

/// A gallery's program, as SwiftPM builds it in a package.
struct BuildProduct: Equatable, Sendable {
  /// The folder of the package.
  let folder: String
  /// The name of the product.
  let name: String
  /// `debug` or `release`.
  let configuration: String
  /// The folder of the build; nil for `.build` in the package.
  let scratch: String?
  /// The path of the program.
  let program: String

  /// Finds the package and the configuration that a program was built in, by its path: `PACKAGE/.build/TRIPLE/debug/NAME`.
  ///
  /// Nil if there is no package.
  ///
  /// - Parameters:
  ///   - program: the real path of the program.
  ///   - other: the folder of another package with this product; nil for the one around the program.
  ///   - isPackage: returns true for the folder of a package.
  init?(program: String, in other: String? = nil, isPackage: (String) -> Bool) {
    let parts = program.split(separator: "/").map(String.init)
    guard let name = parts.last else { return nil }
    self.name = name
    let around = parts.indices.reversed().lazy.map { "/" + parts[..<$0].joined(separator: "/") }.first(where: isPackage)
    if let around, other == nil || other == around, parts.count > 3 {
      folder = around
      configuration = parts[parts.count - 2]
      let build = "/" + parts.dropLast(3).joined(separator: "/")
      scratch = build == "\(around)/.build" ? nil : build
      self.program = program
    } else {
      guard let other, isPackage(other) else { return nil }
      folder = other
      configuration = "debug"
      scratch = nil
      self.program = "\(other)/.build/debug/\(name)"
    }
  }

  /// The command that builds the program.
  var command: [String] {
    ["swift", "build", "--package-path", folder, "--configuration", configuration, "--product", name]
      + (scratch.map { ["--scratch-path", $0] } ?? [])
  }
}
