import Foundation
import Testing

@Suite("Tests use the public API", .onOwnDebian)
struct TestableTests {
  /// The test files with `@testable`, and the reason. Every other test acts like a user, and calls only public API.
  private static let exceptions: [String: [String]] = [
    // A pure value, such as a state machine, a rule or a layout: through the control, a test could not reach every
    // combination.
    "a pure value": [
      "ThimbleTests/AccessibleNameTests", "ThimbleTests/ActivationGateTests", "ThimbleTests/ApplicationWordsTests",
      "ThimbleTests/ButtonLayoutTests",
      "ThimbleTests/ButtonRowLayoutTests", "ThimbleTests/ConfigurationTests", "ThimbleTests/ConfirmationStateTests",
      "ThimbleTests/ControlWordsTests", "ThimbleTests/DesktopSettingsTests",
      "ThimbleTests/FloatingLayoutTests", "ThimbleTests/GroupLayoutTests", "ThimbleTests/HitAreaReportTests",
      "ThimbleTests/HitAreaTests", "ThimbleTests/HitSceneTests", "ThimbleTests/LargeContentPlacementTests",
      "ThimbleTests/LargeContentSessionTests", "ThimbleTests/LocalizationTests",
      "ThimbleTests/MenuPlanTests", "ThimbleTests/PendingSpeechTests", "ThimbleTests/PendingStateTests",
      "ThimbleTests/PixelBlocksTests",
      "ThimbleTests/PhraseTests", "ThimbleTests/PressHoldTests", "ThimbleTests/PressTrackerTests",
      "ThimbleTests/ReflowGuardTests", "ThimbleTests/RippleStateTests", "ThimbleTests/RovingFocusTests",
      "ThimbleTests/SelectionModelTests", "ThimbleTests/SplitLayoutTests", "ThimbleTests/StyledTextTests",
      "ThimbleTests/TimeLimitsTests",
      "ThimbleTests/ToastStyleTests", "ThimbleTests/UsedClassesTests",
      "DesignTokensTests/CombinedFormTests", "DesignTokensTests/DescriptionTests",
      "DesignTokensTests/PartReferenceTests", "DesignTokensTests/PlainValueTests", "DesignTokensTests/ShareTests",
      "DesignTokensTests/FileSetTests", "DesignTokensTests/FormulaTests", "DesignTokensTests/JSONReaderTests",
      "DesignTokensTests/OldColorTests", "DesignTokensTests/OldFormTests", "DesignTokensTests/Support/JSONFile",
      "DesignTokensTests/ToolFormTests",
      "ATSPITests/ProcessFamilyTests", "GtkHostTests/HeldKeysTests", "GtkHostTests/PointerDeviceTests",
      "ThemingTests/FocusRingTests",
      "ThemingTests/GroupStylesheetTests",
      "ThemingTests/StylesheetTests", "ThimbleGalleryTests/GalleryAddressTests",
      "ThimbleGalleryTests/PictureDifferenceTests", "ThimbleGalleryTests/RecentPagesTests",
    ],
    // The list of nodes behind GTK's picking, for a second, slow implementation of the rule.
    "a comparison": ["ThimbleTests/HitLayoutTests"],
    // The icon and the texts that a button draws, and their places: a picture shows them only as pixels.
    "what is drawn": ["ThimbleTests/Support/ShownContent"],
    // The fields of a configuration, and the declared properties with the accessors that C uses: all of them.
    "a table": ["ThimbleTests/ButtonFieldTests", "ThimbleTests/NativePropertyTests"],
    // The memory that is kept for a released surface, which is not visible.
    "memory": ["ThimbleTests/HitAreaOverlayTests"],
    // A part of the gallery's window, which has no API; a test in another process would wait for a whole gallery.
    "a part of the gallery": [
      "ThimbleGalleryTests/BuildTests", "ThimbleGalleryTests/ChangedPicturesTests",
      "ThimbleGalleryTests/TileGridTests",
      "ThimbleGalleryTests/AccessibilityViewTests", "ThimbleGalleryTests/FocusOrderTests",
      "ThimbleGalleryTests/OverlayDrawingTests", "ThimbleGalleryTests/PlayRunTests",
      "ThimbleGalleryTests/WideSampleTests",
      "ThimbleGalleryTests/GalleryStyleTests", "ThimbleGalleryTests/GalleryWindowTests",
      "ThimbleGalleryTests/GalleryTestCase", "ThimbleGalleryTests/InspectedSampleTests",
      "ThimbleGalleryTests/InspectorSplitTests", "ThimbleGalleryTests/PageTextTests",
      "ThimbleGalleryTests/SampleBackgroundTests", "ThimbleGalleryTests/SampleNamesTests",
      "ThimbleGalleryTests/SampleNodeTests",
    ],
    // A limit that real input reaches only after minutes, and faults that no real peer causes.
    "a limit or a fault": [
      "ThemingTests/CheckReportTests", "ATSPITests/EventTests", "ATSPITests/HostileApplicationTests",
    ],
  ]

  @Test("@testable is in the files that have a reason, and in no other")
  func testable() throws {
    let found = try PackageFiles.swiftFiles(below: "Tests").filter { file in
      try PackageFiles.text(file).split(separator: "\n").contains { $0.hasPrefix("@testable import ") }
    }
    let known = Self.exceptions.values.joined().map { "Tests/\($0).swift" }
    #expect(Set(found).subtracting(known) == [], "Use public API, or add the reason here.")
    #expect(Set(known).subtracting(found) == [], "The reason no longer applies.")
  }
}
