import DesignTokens
import GtkTesting
import Thimble
import XCTest

/// The settings of a portal in another process, and their visible effect.
final class SettingsPortalTests: ThimbleTestCase {
  /// Returns a portal, and turns off the transitions of colours.
  private func portal() throws -> FakePortal {
    Settings.shared[.enablesAnimations] = false
    addTeardownBlock { @MainActor in Settings.shared[.enablesAnimations] = true }
    return try FakePortal()
  }

  func testTheAccentColourIsSeenOnTheButtonsWhileTheyAreShown() throws {
    let portal = try portal()
    let button = Button("Save", variant: .primary)
    let neutral = Button("Open")
    let own = Button("Own", variant: .primary)
    own.setTheme(.material)
    try withWindow(
      Box(.vertical) {
        button
        neutral
        own
      }
    ) { _ in
      let before = try Picture(of: button)
      let (neutralBefore, ownBefore) = try (Picture(of: neutral).pixels, Picture(of: own).pixels)
      XCTAssertEqual(before.mainColor, "#1c71d8")
      // GNOME's purple is dark enough without a change.
      try portal.set("accent-color", "(0.5686274509803921, 0.2549019607843137, 0.6745098039215687)")
      wait("the accent colour is known") { ThemeController.shared.context.accent != nil }
      XCTAssertEqual(try Picture(of: button).mainColor, "#9141ac")
      XCTAssertEqual(try Picture(of: neutral).pixels, neutralBefore)
      XCTAssertEqual(try Picture(of: own).pixels, ownBefore, "It has its own brand colour.")
      var theme = ThemeController.shared.theme
      theme.followsAccentColor = false
      ThemeController.shared.theme = theme
      XCTAssertEqual(try Picture(of: button).pixels, before.pixels)
      ThemeController.shared.theme = .default
      XCTAssertEqual(try Picture(of: button).mainColor, "#9141ac")
      try portal.set("accent-color", "(2.0, 0.0, 0.0)")
      wait("the impossible accent colour is refused") { ThemeController.shared.context.accent == nil }
      XCTAssertEqual(try Picture(of: button).pixels, before.pixels)
    }
    own.setTheme(nil)
    try portal.end()
  }

  func testDarkAndHighContrastFollowWhileRunningAndAnOverrideHolds() throws {
    let portal = try portal()
    let controller = ThemeController.shared
    let button = Button("Open")
    try withWindow(button) { _ in
      let light = try Picture(of: button).pixels
      try portal.set("color-scheme", "uint32 1")
      wait("the scheme is dark") { controller.context.scheme == .dark }
      XCTAssertTrue(Settings.shared.isDark, "GTK's own widgets are also dark.")
      XCTAssertNotEqual(try Picture(of: button).pixels, light)
      controller.schemeOverride = .light
      XCTAssertEqual(controller.context.scheme, .light)
      XCTAssertEqual(try Picture(of: button).pixels, light)
      controller.schemeOverride = nil
      XCTAssertEqual(controller.context.scheme, .dark)
      try portal.set("color-scheme", "uint32 0")
      wait("the scheme is light again") { controller.context.scheme == .light }
      XCTAssertEqual(try Picture(of: button).pixels, light)
      try portal.set("contrast", "uint32 1")
      wait("the contrast is high") { controller.context.contrast == .high }
      XCTAssertNotEqual(try Picture(of: button).pixels, light)
    }
    try portal.end()
    wait("the context is as before") { controller.context == ThemeContext(reducesMotion: true) }
  }

  func testLessMotionIsFollowedWhileRunningAndWhoeverAsksForLessIsObeyed() throws {
    let portal = try FakePortal()
    let controller = ThemeController.shared
    // The rings and the kit's own widgets follow the settings, GTK's follow GTK's.
    let isStill = { (controller.context.reducesMotion, Settings.shared.reducesMotion) }
    XCTAssertTrue(isStill() == (false, false))
    try portal.set("reduced-motion", "uint32 1")
    wait("motion is reduced") { isStill() == (true, true) }
    try portal.set("reduced-motion", "uint32 0")
    wait("motion is as usual") { isStill() == (false, false) }
    try portal.set("reduced-motion", "uint32 1")
    wait("motion is reduced again") { isStill() == (true, true) }
    Settings.shared[.enablesAnimations] = false
    try portal.end()
    XCTAssertEqual(SettingsPortal.shared.appearance.reducedMotion, 0)
    XCTAssertTrue(isStill() == (true, true))
    Settings.shared[.enablesAnimations] = true
    XCTAssertTrue(isStill() == (false, false))
  }

  func testAPortalThatStartsLaterIsHeardAndOneThatLiesIsNot() throws {
    var portal = try portal()
    try portal.set("contrast", "'high'")
    try portal.set("accent-color", "'red'")
    // Some portals wrap the value twice.
    try portal.set("color-scheme", "<uint32 1>")
    wait("the scheme is dark") { ThemeController.shared.context.scheme == .dark }
    XCTAssertEqual(ThemeController.shared.context, ThemeContext(scheme: .dark, reducesMotion: true))
    try portal.end()
    portal = try FakePortal()
    wait("the settings of the new portal are the defaults") {
      SettingsPortal.shared.appearance == SettingsPortal.Appearance()
    }
    try portal.end()
  }
}
