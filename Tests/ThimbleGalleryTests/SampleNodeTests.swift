import GalleryPages
import GtkTesting
import Thimble
import XCTest

@testable import ThimbleGallery

/// The code that makes a sample in other languages than Swift.
@preconcurrency @MainActor
final class SampleNodeTests: GalleryTestCase {
  private func code(_ sample: Widget, in language: ChangeCode.Language) -> String {
    ChangeCode(language: language).creation(of: SampleNode(sample))
  }

  func testASampleIsCodeThatMakesItsWidgets() {
    let make = {
      WrapBox(spacing: 12) {
        Button("_Send", icon: "mail-send-symbolic", variant: .primary)
        Button("Skip").with { $0.isEnabled = false }
      }
    }
    XCTAssertEqual(
      code(make(), in: .python),
      """
      box = Gtk.Box(spacing=12)
      button = Thimble.Button(title="_Send", icon_name="mail-send-symbolic", variant="primary")
      box.append(button)
      button_2 = Thimble.Button(title="Skip", sensitive=False)
      box.append(button_2)
      """)
    XCTAssertEqual(
      code(make(), in: .c),
      """
      GtkWidget *box = g_object_new (GTK_TYPE_BOX,
                                     "spacing", 12,
                                     NULL);
      GtkWidget *button = g_object_new (THIMBLE_TYPE_BUTTON,
                                        "title", "_Send",
                                        "icon-name", "mail-send-symbolic",
                                        "variant", "primary",
                                        NULL);
      gtk_box_append (GTK_BOX (box), button);
      GtkWidget *button_2 = g_object_new (THIMBLE_TYPE_BUTTON,
                                          "title", "Skip",
                                          "sensitive", FALSE,
                                          NULL);
      gtk_box_append (GTK_BOX (box), button_2);
      """)
    XCTAssertEqual(
      code(make(), in: .interfaceFile),
      """
      <object class="GtkBox">
        <property name="spacing">12</property>
        <child>
          <object class="ThimbleButton">
            <property name="title">_Send</property>
            <property name="icon-name">mail-send-symbolic</property>
            <property name="variant">primary</property>
          </object>
        </child>
        <child>
          <object class="ThimbleButton">
            <property name="title">Skip</property>
            <property name="sensitive">false</property>
          </object>
        </child>
      </object>
      """)
  }

  func testAGroupOfTogglesMakesItsButtonsFromTags() {
    let group = ToggleButtonGroup("Period", selected: 1, items: [ToggleItem(1, "Day"), ToggleItem(2, "Week")])
    XCTAssertTrue(code(group, in: .python).hasSuffix("toggle_button_group.append(\"Week\", \"Week\", None)"))
    XCTAssertTrue(
      code(group, in: .c).hasSuffix(
        "thimble_toggle_button_group_append (THIMBLE_TOGGLE_BUTTON_GROUP (toggle_button_group), \"Week\", \"Week\", NULL);"
      ))
  }

  func testEverySampleOfAPageIsAnInterfaceFileThatMakesTheSameWidgets() throws {
    Control.registerTypes()
    let pages: [any Page.Type] = [
      ButtonPage.self, IconButtonPage.self, ToggleButtonPage.self, LinkButtonPage.self, FloatingActionButtonPage.self,
      CloseButtonPage.self, MenuButtonPage.self, SplitButtonPage.self, ButtonRowPage.self, LoadingPage.self,
      ConfirmPage.self,
    ]
    for sample in pages.flatMap({ $0.samples }) {
      let file = code(sample.make(), in: .interfaceFile)
      let builder = try Builder(
        xml: "<interface>\(file.replacing("<object", with: "<object id=\"root\"", maxReplacements: 1))</interface>")
      let copy: Widget = try builder.object("root")
      XCTAssertEqual(code(copy, in: .interfaceFile), file, sample.function)
    }
  }
}
