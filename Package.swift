// swift-tools-version: 6.2
import PackageDescription

/// Every Swift target: imports stay internal unless they say otherwise, and existentials are spelled.
let common: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Every target above the host: a pointer does not compile.
let safe: [SwiftSetting] =
  common + [
    .strictMemorySafety(),
    .treatWarning("StrictMemorySafety", as: .error),
  ]

/// A benchmark's other side, in C. All begin with what is in `Common`.
func yardstick(_ name: String, _ folder: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["CGtk"], path: "Tests/Benchmarks/\(folder)",
    cSettings: [.headerSearchPath("../Common")])
}

/// A benchmark's side in Swift: the same steps with the kit.
func twin(_ name: String, _ folder: String, _ more: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: ["Bench", "Thimble", "CGtk"] + more, path: "Tests/Benchmarks/\(folder)",
    swiftSettings: common)
}

/// Only for the commands: an application that depends on the package without its traits does not fetch it.
let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["Commands"]))

let package = Package(
  name: "Thimble",
  products: [
    .library(name: "Thimble", targets: ["Thimble"]),
    .library(name: "Inspecting", targets: ["Inspecting"]),
    .library(name: "ThimbleGallery", targets: ["ThimbleGallery"]),
    .library(name: "ThimbleNames", targets: ["ThimbleNames"]),
    .library(name: "CGtk", targets: ["CGtk"]),
    .library(name: "GtkHost", targets: ["GtkHost"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "Theming", targets: ["Theming"]),
    .library(name: "ATSPI", targets: ["ATSPI"]),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit"]),
    .library(name: "ThimbleTesting", targets: ["ThimbleTesting"]),
    // The kit for C, and by introspection for other languages: libthimble-1.so.
    .library(name: "thimble-1", type: .dynamic, targets: ["libthimble"]),
    .executable(name: "thimble-gallery", targets: ["thimble-gallery"]),
    .executable(name: "thimble-notes", targets: ["thimble-notes"]),
    .executable(name: "thimble-podcasts", targets: ["thimble-podcasts"]),
    .executable(name: "thimble-adwaita", targets: ["thimble-adwaita"]),
    .executable(name: "thimble", targets: ["thimble"]),
    .executable(name: "wayland-hands", targets: ["wayland-hands"]),
  ],
  traits: [
    .trait(
      name: "Commands", description: "The commands thimble and thimble-gallery, which need swift-argument-parser."),
    .default(enabledTraits: ["Commands"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // The kit, from the bottom up.
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(name: "GtkHost", dependencies: ["CGtk", "FileReading", "PlainText"], swiftSettings: common),
    .target(
      name: "Thimble", dependencies: ["GtkHost", "Theming", "DesignTokens", "PlainText"],
      exclude: ["Localization/thimble.pot"], swiftSettings: safe),

    // Answers to tools, tests and the gallery about controls. A program links it only if it wants it.
    .target(
      name: "Inspecting", dependencies: ["Thimble", "GtkHost", "Theming", "DesignTokens", "PlainText", "CGtk"],
      swiftSettings: safe),

    // The functions that C calls. Pointers cross here, as in the host.
    .target(
      name: "libthimble", dependencies: ["Thimble", "Inspecting", "Release"],
      exclude: ["bindings", "reference", "stubs"], swiftSettings: common),

    // The version. At the bottom, for all that name it.
    .target(name: "Release", swiftSettings: safe),

    // Synonyms under the names of other systems, for applications that want them.
    .target(name: "ThimbleNames", dependencies: ["Thimble"], swiftSettings: safe),

    // Token files as values. No GTK, no display.
    .target(name: "DesignTokens", dependencies: ["FileReading", "PlainText"], swiftSettings: safe),

    // Files that cannot hang their reader. At the bottom, below the host and the tokens.
    .target(name: "FileReading", swiftSettings: safe),

    // Texts quoted for outputs, and searched without regular expressions. At the bottom.
    .target(name: "PlainText", swiftSettings: safe),

    // Themes: tokens as the values of components, and those as GTK's CSS. No GTK, no display; carries its token files.
    .target(name: "CTokens"),
    .target(name: "Theming", dependencies: ["DesignTokens", "CTokens"], exclude: ["Tokens"], swiftSettings: safe),

    // The accessibility side, which sees an application as a stranger does.
    .systemLibrary(name: "CGio", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .target(name: "AccessibilityAudit", dependencies: ["PlainText"], swiftSettings: safe),
    .target(name: "ATSPI", dependencies: ["CGio", "AccessibilityAudit", "Processes"], swiftSettings: safe),

    // Programs that the package starts, and their ends. No GTK.
    .target(name: "Processes", dependencies: ["CGio"], swiftSettings: safe),

    // Tests of any application, each on a desktop of its own. On Wayland the program is its pointer and its keyboard.
    .target(
      name: "ThimbleTesting", dependencies: ["ATSPI", "AccessibilityAudit", "Processes"],
      resources: [
        .embedInCode("Scripts/headless"), .embedInCode("Scripts/orca-customizations.py"), .embedInCode("Scripts/pgrep"),
      ],
      swiftSettings: safe),
    .executableTarget(
      name: "wayland-hands", dependencies: ["CGio"], path: "Sources/WaylandHands",
      linkerSettings: [.linkedLibrary("wayland-client"), .linkedLibrary("xkbcommon")]),

    // The command line.
    .executableTarget(
      name: "thimble",
      dependencies: [
        "ATSPI", "AccessibilityAudit", "ThimbleTesting", "Processes", "DesignTokens", "PlainText", "Release",
        "Theming", argumentParser,
      ],
      swiftSettings: safe),

    // The gallery as a library: anyone's pages in a window, in pictures and in lists.
    .target(
      name: "ThimbleGallery",
      dependencies: [
        "Thimble", "Inspecting", "DesignTokens", "AccessibilityAudit", "FileReading", "PlainText", "Processes",
        argumentParser,
      ],
      resources: [.embedInCode("Site/Files")],
      swiftSettings: safe),

    // The kit's gallery: one folder of pages, compiled by the first target and carried as text by the second.
    .target(
      name: "GalleryPages", dependencies: ["ThimbleGallery", "Thimble", "Inspecting", "ThimbleNames", "DesignTokens"],
      path: "Demo/Pages", swiftSettings: safe),
    .executableTarget(
      name: "thimble-gallery",
      dependencies: ["GalleryPages", "ThimbleGallery", "Thimble", "Release"],
      path: "Demo",
      exclude: ["Adwaita", "Languages", "Notes", "Podcasts", "Template", "run"],
      sources: ["Gallery"],
      resources: [.embedInCode("Pages"), .embedInCode("Names")],
      swiftSettings: safe
    ),

    // A whole application, as an example.
    .executableTarget(
      name: "thimble-notes", dependencies: ["Thimble"], path: "Demo/Notes",
      resources: [.embedInCode("Notes.tokens.json"), .embedInCode("de.po")], swiftSettings: safe),

    // Another one, written as a new user would: many actions at work at once, in a window of any width.
    .executableTarget(
      name: "thimble-podcasts", dependencies: ["Thimble"], path: "Demo/Podcasts",
      resources: [.embedInCode("Podcasts.tokens.json"), .embedInCode("shows.txt"), .embedInCode("de.po")],
      swiftSettings: safe),

    // An application to copy and begin with. Its folder is a package of its own.
    .executableTarget(
      name: "tasks", dependencies: ["Thimble"], path: "Demo/Template/Sources",
      resources: [.embedInCode("brand.tokens.json"), .embedInCode("de.po")], swiftSettings: safe),

    // Another one, of libadwaita's widgets. It loads libadwaita when it starts.
    .executableTarget(
      name: "thimble-adwaita", dependencies: ["Thimble"], path: "Demo/Adwaita",
      resources: [.embedInCode("window.ui"), .embedInCode("window-1.2.ui")], swiftSettings: safe),

    // Pure tests: Swift Testing, no display.
    .testTarget(name: "PackageTests", exclude: ["API"], swiftSettings: safe),
    .executableTarget(
      name: "readme-example", dependencies: ["Thimble"], path: "Tests/Fixtures/ReadmeExample", swiftSettings: safe),
    .executableTarget(
      name: "tutorial", dependencies: ["Thimble"], path: "Tests/Fixtures/Tutorial",
      resources: [.embedInCode("brand.tokens.json")], swiftSettings: safe),
    .testTarget(
      name: "DesignTokensTests", dependencies: ["DesignTokens", "PlainText"], exclude: ["Goldens"], swiftSettings: safe),
    .testTarget(
      name: "ThimbleGalleryTests",
      dependencies: ["GalleryPages", "ThimbleGallery", "Thimble", "Inspecting", "GtkTesting"],
      swiftSettings: common),
    .testTarget(
      name: "ThemingTests", dependencies: ["Theming", "DesignTokens", "PlainText", "thimble"], swiftSettings: safe),
    .testTarget(
      name: "AccessibilityAuditTests", dependencies: ["AccessibilityAudit"], exclude: ["Fixtures", "Goldens"],
      swiftSettings: safe),

    // Tests in process: XCTest, because it alone stays on the main thread. What needs no GTK is in Swift Testing.
    .target(
      name: "GtkTesting", dependencies: ["GtkHost", "CGtk", "ThimbleTesting"], path: "Tests/Support/GtkTesting",
      swiftSettings: common),
    .testTarget(
      name: "ThimbleTests",
      dependencies: [
        "Thimble", "Inspecting", "ThimbleNames", "GtkHost", "Theming", "DesignTokens", "GtkTesting", "ThimbleTesting",
        "AccessibilityAudit", "DesktopTraits", "CGtk", "CAccessible",
      ],
      exclude: ["Goldens"],
      swiftSettings: common),
    .testTarget(
      name: "GtkHostTests",
      dependencies: ["GtkHost", "Inspecting", "GtkTesting", "CAccessible", "CGtk", "CMalloc", "OwnModule"],
      swiftSettings: common),
    .systemLibrary(name: "OwnModule", path: "Tests/Fixtures/OwnModule", pkgConfig: "gtk4"),
    .systemLibrary(name: "CMalloc", path: "Tests/Support/CMalloc"),
    .target(name: "CAccessible", dependencies: ["CGtk"], path: "Tests/Support/CAccessible"),

    // Tests of another process, each on a display and buses of its own: Swift Testing. They start programs of this package
    // by their names, and do not depend on them: a build of the tests builds all programs, and need not wait for them here.
    .target(
      name: "DesktopTraits", dependencies: ["ThimbleTesting"], path: "Tests/Support/DesktopTraits", swiftSettings: safe),
    .executableTarget(
      name: "hit-probe", dependencies: ["Thimble", "Inspecting"], path: "Tests/Fixtures/HitProbe", swiftSettings: safe),
    .executableTarget(
      name: "files-probe", dependencies: ["Thimble"], path: "Tests/Fixtures/FilesProbe", swiftSettings: safe),
    .executableTarget(
      name: "surroundings-probe", dependencies: ["Thimble", "CGtk"], path: "Tests/Fixtures/SurroundingsProbe",
      swiftSettings: common),
    .executableTarget(
      name: "own-gallery", dependencies: ["ThimbleGallery", "Thimble"], path: "Tests/Fixtures/OwnGallery",
      swiftSettings: safe),
    .executableTarget(
      name: "faulty-gallery", dependencies: ["ThimbleGallery", "Thimble", "CGtk"], path: "Tests/Fixtures/FaultyGallery",
      swiftSettings: safe),
    .executableTarget(
      name: "dying-test", dependencies: ["ThimbleTesting"], path: "Tests/Fixtures/DyingTest", swiftSettings: safe),
    .executableTarget(name: "fake-portal", dependencies: ["CGio"], path: "Tests/Fixtures/FakePortal"),
    .executableTarget(name: "PlainGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/PlainGtkApp"),
    .executableTarget(name: "BadGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/BadGtkApp"),
    .executableTarget(name: "SeededGtkApp", dependencies: ["CGtk"], path: "Tests/Fixtures/SeededGtkApp"),
    .executableTarget(name: "fake-accessible", dependencies: ["CGio"], path: "Tests/Fixtures/FakeAccessible"),
    .testTarget(
      name: "ATSPITests",
      dependencies: ["ATSPI", "AccessibilityAudit", "Processes", "ThimbleTesting", "DesktopTraits"],
      swiftSettings: safe
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["ATSPI", "AccessibilityAudit", "ThimbleTesting", "DesktopTraits"],
      swiftSettings: safe
    ),

    // Tests of libthimble-1: programs in other languages, each on a display and buses of its own. Swift Testing.
    .testTarget(
      name: "LibraryTests",
      dependencies: ["ATSPI", "AccessibilityAudit", "ThimbleTesting", "DesktopTraits"],
      exclude: ["Goldens", "Programs"], swiftSettings: safe),

    // Benchmarks: what the kit is measured against. Their twins in Swift stand beside them.
    .systemLibrary(name: "CBench", path: "Tests/Benchmarks/Common"),
    .target(
      name: "Bench", dependencies: ["Thimble", "CGtk", "CBench"], path: "Tests/Benchmarks/SwiftCommon",
      swiftSettings: common),
    yardstick("bench-buttons-c", "CButtons"),
    twin("bench-buttons-swift", "SwiftButtons"),
    yardstick("bench-spinners-c", "CSpinners"),
    twin("bench-spinners-swift", "SwiftSpinners"),
    yardstick("bench-press-c", "CPress"),
    .systemLibrary(name: "CPointer", path: "Tests/Support/CPointer"),
    twin("bench-press-swift", "SwiftPress", "CPointer"),
    yardstick("bench-theme-c", "CTheme"),
    twin("bench-theme-swift", "SwiftTheme"),
    yardstick("bench-start-c", "CStart"),
    twin("bench-start-swift", "SwiftStart"),
    yardstick("bench-pick-c", "CPick"),
    twin("bench-pick-swift", "SwiftPick"),
  ]
)

// The build of `Tests/run`. All but the tests are optimized: the tests would take half of the compiler's time, and no test gets
// faster by that; nor does any by the gallery's last target, which is little more than the bytes of its pages. The benchmarks are
// built by their own script. A package with such flags cannot be a dependency, so nothing else sets the variable.
if Context.environment["THIMBLE_OPTIMIZED"] != nil {
  package.targets.removeAll { $0.name.hasPrefix("bench-") || $0.name == "Bench" || $0.name == "CBench" }
  let optimized = package.targets.filter { [.regular, .executable].contains($0.type) && $0.name != "thimble-gallery" }
  for target in optimized {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
