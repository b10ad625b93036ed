import CGtk
import Testing

@testable import GtkHost

/// The classification of GDK devices as pointer, touch or pen.
@Suite("Pointer devices")
struct PointerDeviceTests {
  typealias Device = InputEvent.Device

  @Test(
    "Without a tool the device's kind decides",
    arguments: [
      (GDK_SOURCE_MOUSE, Device.pointer), (GDK_SOURCE_TOUCHPAD, .pointer), (GDK_SOURCE_TRACKPOINT, .pointer),
      (GDK_SOURCE_KEYBOARD, .pointer), (GDK_SOURCE_TABLET_PAD, .pointer), (GDK_SOURCE_TOUCHSCREEN, .touch),
      (GDK_SOURCE_PEN, .pen),
    ])
  func source(source: GdkInputSource, expected: Device) { #expect(Device(source, tool: nil) == expected) }

  @Test(
    "With a tool its kind decides, whatever the device",
    arguments: [
      (GDK_DEVICE_TOOL_TYPE_UNKNOWN, Device.pen), (GDK_DEVICE_TOOL_TYPE_PEN, .pen),
      (GDK_DEVICE_TOOL_TYPE_ERASER, .pen), (GDK_DEVICE_TOOL_TYPE_BRUSH, .pen), (GDK_DEVICE_TOOL_TYPE_PENCIL, .pen),
      (GDK_DEVICE_TOOL_TYPE_AIRBRUSH, .pen), (GDK_DEVICE_TOOL_TYPE_MOUSE, .pointer),
      (GDK_DEVICE_TOOL_TYPE_LENS, .pointer),
    ])
  func tool(tool: GdkDeviceToolType, expected: Device) {
    for source in [GDK_SOURCE_MOUSE, GDK_SOURCE_PEN, GDK_SOURCE_TOUCHSCREEN] {
      #expect(Device(source, tool: tool) == expected)
    }
  }
}
