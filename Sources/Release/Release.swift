/// The release of this source, and the names in its packages. The scripts in `Sources/Packaging` also read these lines.
package enum Release {
  /// The version, by semantic versioning. Everything else reads it from this line.
  package static let version: StaticString = "0.1.0"
  /// The address of the project, which is also that of its repository. A placeholder: the project has no address yet.
  package static let homepage: StaticString = "https://example.org/thimble"
  /// The maintainer of the packages. A placeholder, too.
  package static let maintainer: StaticString = "The Thimble authors <thimble@example.org>"
}
