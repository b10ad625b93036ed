import CGtk
import GtkTesting
import XCTest

@testable import GtkHost
@testable import Thimble

/// Every declared property of every control. A new property needs no test of its own for this.
final class NativePropertyTests: ThimbleTestCase {
  func testEveryPropertyIsReadWrittenAndToldOf() throws {
    for type in Control.allTypes + Control.containerTypes {
      let properties = sample(of: type).hostedType?.properties.filter { $0.access == .readWrite } ?? []
      if type is Control.Type { XCTAssertGreaterThan(properties.count, 5) }
      for property in properties { try check(property, of: type) }
    }
  }

  /// Sets another value from Swift and from C: both notify, and both can be read back.
  private func check(_ property: NativeProperty, of type: Widget.Type) throws {
    let name = "\(type).\(property.name)"
    for isFromC in [false, true] {
      let control = sample(of: type)
      // Only work has progress.
      if property.name == "progress" { (control as? Button)?.work.start() }
      let specification = try XCTUnwrap(
        g_object_class_find_property(
          g_type_class_peek(cgtk_type_of_instance(control.instance))?
            .assumingMemoryBound(to: GObjectClass.self), property.name), name)
      var told = 0
      control.connect(Signal<Widget, Void, Void>("notify::" + property.name)) { _ in told += 1 }
      ValueReference.withValue(of: specification.pointee.value_type) { value in
        ValueReference.withValue(of: specification.pointee.value_type) { read in
          property.get(control, value)
          change(value, of: property)
          if isFromC {
            g_object_set_property(control.instance, property.name, value.pointer)
          } else {
            _ = property.set(control, value)
          }
          XCTAssertGreaterThan(told, 0, "\(name) changed \(isFromC ? "from C" : "in Swift"), and nobody was told.")
          g_object_get_property(control.instance, property.name, read.pointer)
          XCTAssertEqual(
            g_param_values_cmp(specification, value.pointer, read.pointer), 0, "\(name) is not what was set.")
        }
      }
    }
  }

  private func change(_ value: ValueReference, of property: NativeProperty) {
    switch g_type_fundamental(value.pointer.pointee.g_type) {
    case cgtk_type_boolean: g_value_set_boolean(value.pointer, 1 - g_value_get_boolean(value.pointer))
    case cgtk_type_int: g_value_set_int(value.pointer, g_value_get_int(value.pointer) + 1)
    case cgtk_type_double where property.name == "progress": g_value_set_double(value.pointer, 0.5)
    case cgtk_type_double: g_value_set_double(value.pointer, g_value_get_double(value.pointer) / 2 + 0.1)
    case cgtk_type_enum: g_value_set_enum(value.pointer, g_value_get_enum(value.pointer) == 0 ? 1 : 0)
    case cgtk_type_string where property.name == "uri": g_value_set_string(value.pointer, "https://example.org/")
    case cgtk_type_object: MenuModel().write(to: value)
    // The name of an icon in the theme, which is also a valid title.
    case cgtk_type_string: g_value_set_string(value.pointer, "list-remove-symbolic")
    default: XCTFail("No other value of \(String(cString: g_type_name(value.pointer.pointee.g_type))) is known here.")
    }
  }

  private func sample(of type: Widget.Type) -> Widget {
    let control = type.init(type.make())
    if let button = control as? IconButton {
      button.setIcon("list-add-symbolic", accessibilityLabel: "Sample")
    } else if let link = control as? LinkButton {
      (link.title, link.url) = ("Sample", "https://example.org/sample")
    } else if let button = control as? Button {
      button.title = "Sample"
    }
    return control
  }

  func testANewButtonHasTheInitialValues() {
    let changed = Button(Button.make()).describedProperties.filter(\.isChanged)
    XCTAssertEqual(changed.map(\.name), [])
  }

  func testPendingIsToldOf() {
    let (button, ring) = (Button("Save"), ProgressRing())
    button.bind(.pending, to: ring, .visible)
    XCTAssertFalse(ring.isVisible)
    button.work.start()
    XCTAssertTrue(ring.isVisible)
    button.work.stop()
    wait("the ring is gone") { !ring.isVisible }
  }

  func testABindingBothWaysBetweenControls() {
    let (first, second) = (Button("First"), Button("Second"))
    first.bind(.selected, to: second, .selected, bothWays: true)
    second.isSelected = true
    XCTAssertTrue(first.isSelected)
    first.isSelected = false
    XCTAssertFalse(second.isSelected)
  }

  func testABlankLabelFromCIsReportedAndNotUsed() {
    let button = Button("Save")
    button[Property<Button, String?>("accessibility-label")] = " "
    XCTAssertEqual(button.accessibilityLabel, "Save")
    XCTAssertEqual(LogWatch.forget().filter { $0.contains("blank accessibility-label") }.count, 1)
  }

  func testTheTooltipOfCIsKept() {
    let button = IconButton(icon: "list-add-symbolic", accessibilityLabel: "Add")
    button[.tooltipText] = "Adds an item"
    button.setAccessibilityLabel("Add item")
    XCTAssertEqual(button.tooltip, "Adds an item")
  }
}
