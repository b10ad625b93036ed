import ATSPI
import AccessibilityAudit
import Foundation
import Testing
import ThimbleTesting

extension EndToEnd {
  /// The example with libadwaita's widgets, as a person uses it.
  @Suite(.enabled(if: Adwaita.isInstalled, "Not tested: there is no libadwaita."))
  struct PlacesTests {
    @Test("The kit's buttons work in libadwaita's bars: places are added, planned, removed and restored")
    func places() async throws {
      try await withPlaces { places in
        try await places.button("Add Place").perform("click")
        _ = try await places.app.first(.listItem, named: "Tromsø")
        let plan = try await places.button("Plan the Trip")
        let changes = try await places.stateChanges(of: plan)
        try await plan.perform("click")
        try await places.expectLabel("The trip to Tromsø is planned")
        try await changes.expect(.gained(.busy), .lost(.busy))
        try await places.button("Remove Place").perform("click")
        try await places.expectLabel("“Tromsø” removed")
        #expect(try await places.eventually { try await places.names() == ["Lisbon", "Kyoto", "Valparaíso"] })
        // GTK 4.8 names a stock button by its text with and without the underscore.
        #expect(try await places.eventually { try await places.pressButton(endingIn: "Undo") })
        #expect(try await places.eventually { try await places.names().last == "Tromsø" })
      }
    }

    @Test("The page has no accessibility problem")
    func audit() async throws {
      try await withPlaces { places in
        _ = try await places.button("Plan the Trip")
        try await places.audit()
      }
    }

    private func withPlaces(_ body: (Gallery) async throws -> Void) async throws {
      try await DesktopSession.run { session in
        let places = try await Gallery.start("thimble-adwaita", in: session)
        try await body(places)
        try await places.end(expecting: [])
      }
    }
  }
}

extension Gallery {
  /// Returns the names of the rows of the list.
  fileprivate func names() async throws -> [String] {
    try await app.tree().preorder.filter { $0.role == .listItem }.map(\.name)
  }

  /// Presses the button whose name ends in a text; false when there is none.
  fileprivate func pressButton(endingIn text: String) async throws -> Bool {
    let buttons = try await app.tree().preorder.filter { $0.role == .pushButton }
    guard let button = buttons.first(where: { $0.name.hasSuffix(text) }) else { return false }
    try await app.accessible(button).perform("click")
    return true
  }
}

private enum Adwaita {
  static var isInstalled: Bool {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    return folders.contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)/libadwaita-1.so.0") }
  }
}
