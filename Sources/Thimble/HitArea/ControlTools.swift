import Glibc

/// A tool for programs with controls, in a module that a program links only if it wants it.
@MainActor
package protocol ControlTool {
  /// Starts the tool if the environment asks for it. Called once, before the first control.
  static func start()
}

/// The tools of the module `Inspecting`.
@MainActor
enum ControlTools {
  /// Starts the overlay of hit areas if `THIMBLE_HIT_AREAS` is `1`.
  ///
  /// The kit finds the tool by its name, so that a program without it carries nothing of it.
  static func start() {
    guard let value = unsafe getenv("THIMBLE_HIT_AREAS"), unsafe String(cString: value) == "1" else { return }
    guard let tool = _typeByName("10Inspecting14HitAreaOverlayO") as? any ControlTool.Type else {
      return Log.warning("THIMBLE_HIT_AREAS needs the module Inspecting, and this program does not link it.")
    }
    tool.start()
  }
}
