/// The errors of a failed build, read from the output of the compiler.
struct BuildReport: Equatable, Sendable {
  /// The errors without duplicates, as `file:line:column: message` with the file's path in the package.
  let errors: [String]
  /// The end of the output, for a failure without an error line.
  private let end: String

  /// Reads the output of a build of the package in a folder.
  init(output: String, in folder: String) {
    let lines = output.split(whereSeparator: \.isNewline)
    var errors: [String] = []
    for line in lines {
      guard let error = Self.error(in: line, folder: folder), !errors.contains(error) else { continue }
      errors.append(error)
    }
    self.errors = errors
    end = lines.suffix(20).joined(separator: "\n")
  }

  /// Creates the report of a failure without output.
  init(reason: String) { (errors, end) = ([], reason) }

  /// Returns the error of a line such as `/package/Sources/File.swift:3:5: error: message`.
  private static func error(in line: Substring, folder: String) -> String? {
    let parts = line.split(separator: ": error: ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let place = parts[0].split(separator: ":")
    guard place.count > 2, place.suffix(2).allSatisfy({ Int($0) != nil }) else { return nil }
    let path = parts[0].hasPrefix("\(folder)/") ? parts[0].dropFirst(folder.count + 1) : parts[0]
    return "\(path): \(parts[1])"
  }

  /// A sentence about the failure.
  var title: String {
    switch errors.count {
    case 0: "The build failed"
    case 1: "The build failed with an error"
    default: "The build failed with \(errors.count) errors"
    }
  }

  /// The errors, one on each line; without errors, the end of the output.
  var text: String { errors.isEmpty ? end : errors.joined(separator: "\n") }
}
