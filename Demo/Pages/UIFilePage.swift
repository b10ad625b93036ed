// Integration/From a .ui File
//
// Controls are GTK types with properties and signals of their own. A .ui file creates them, sets and binds their
// properties, and connects their signals to Swift. A mistake in a file is one error, with its line.
//
// Keywords: GtkBuilder XML Interface Builder template Cambalache property binding signal handler

import Inspecting
import Thimble
public import ThimbleGallery

public enum UIFilePage: Page {
  public static let id = "ui-file"

  public static let samples = [
    Sample("buttons", buttons),
    Sample("binding", binding),
    Sample("handlers", handlers, play: .press("Not Pressed Yet", shows: "Pressed Once")),
    Sample("family", family, play: .toggle("Italic")),
    Sample("mistakes", mistakes),
    Sample("asText", asText),
  ]

  /// Buttons
  ///
  /// Most variables of a control are properties in a file. Icon buttons need their label.
  static func buttons() -> Widget {
    fromFile(
      "Buttons",
      """
      <interface>
        <object class="GtkBox" id="root">
          <property name="spacing">12</property>
          <child>
            <object class="ThimbleButton">
              <property name="title">_Send</property>
              <property name="icon-name">mail-send-symbolic</property>
              <property name="variant">primary</property>
            </object>
          </child>
          <child>
            <object class="ThimbleIconButton">
              <property name="icon-name">starred-symbolic</property>
              <property name="accessibility-label">Bookmark</property>
            </object>
          </child>
        </object>
      </interface>
      """)
  }

  /// A binding
  ///
  /// The switch and the button always have the same value, whichever you change.
  static func binding() -> Widget {
    fromFile(
      "A binding",
      """
      <interface>
        <object class="GtkBox" id="root">
          <property name="spacing">12</property>
          <child>
            <object class="GtkSwitch" id="wifi">
              <property name="valign">center</property>
              <accessibility>
                <property name="label">Wi-Fi</property>
              </accessibility>
            </object>
          </child>
          <child>
            <object class="ThimbleButton" id="toggle">
              <property name="title">Wi-Fi</property>
              <property name="selected" bind-source="wifi"
                bind-property="active" bind-flags="bidirectional"/>
              <signal name="clicked" handler="toggle"/>
            </object>
          </child>
        </object>
      </interface>
      """, handlers: ["toggle": { ($0 as? Button)?.isSelected.toggle() }])
  }

  /// Handlers
  ///
  /// A signal names its handler, and Swift passes a closure with that name. Swift finds objects by their ids.
  static func handlers() -> Widget {
    var count = 0
    return fromFile(
      "Handlers",
      """
      <interface>
        <object class="GtkBox" id="root">
          <child>
            <object class="ThimbleButton" id="count">
              <property name="title">Not Pressed Yet</property>
              <property name="size">large</property>
              <signal name="clicked" handler="pressed"/>
            </object>
          </child>
        </object>
      </interface>
      """,
      handlers: [
        "pressed": { button in
          count += 1
          (button as? Button)?.title = count == 1 ? "Pressed Once" : "Pressed \(count) Times"
        }
      ])
  }

  /// The rest of the family
  ///
  /// Toggles, links, menus and groups work too, each with its own properties. Containers of buttons accept them as
  /// children.
  static func family() -> Widget {
    fromFile(
      "The rest of the family",
      """
      <interface>
        <menu id="ways">
          <item><attribute name="label">A Copy…</attribute></item>
          <item><attribute name="label">As PDF…</attribute></item>
        </menu>
        <object class="ThimbleButtonStack" id="root">
          <property name="spacing">18</property>
          <child>
            <object class="ThimbleButtonGroup">
              <property name="accessibility-label">Style</property>
              <child>
                <object class="ThimbleToggleButton">
                  <property name="title">Bold</property>
                  <property name="active">true</property>
                </object>
              </child>
              <child>
                <object class="ThimbleToggleButton">
                  <property name="title">Italic</property>
                </object>
              </child>
            </object>
          </child>
          <child>
            <object class="ThimbleSplitButton">
              <property name="title">Save</property>
              <property name="menu-label">More ways to save</property>
              <property name="menu-model">ways</property>
              <property name="halign">start</property>
            </object>
          </child>
          <child>
            <object class="ThimbleLinkButton">
              <property name="title">About interface files</property>
              <property name="uri">https://docs.gtk.org/gtk4/</property>
              <property name="halign">start</property>
            </object>
          </child>
          <child>
            <object class="ThimbleButtonList">
              <child>
                <object class="ThimbleButtonListRow">
                  <property name="title">Keyboard</property>
                  <property name="icon-name">input-keyboard-symbolic</property>
                  <property name="end-icon-name">go-next-symbolic</property>
                </object>
              </child>
            </object>
          </child>
        </object>
      </interface>
      """)
  }

  /// A mistake
  ///
  /// The kit checks the text before it makes any object. The error gives the line and the reason.
  static func mistakes() -> Widget {
    fromFile(
      "A mistake",
      """
      <interface>
        <object class="ThimbleButton" id="root">
          <property name="titel">Save</property>
        </object>
      </interface>
      """)
  }

  /// As text
  ///
  /// A test can compare states, properties, classes and colours as text, without pixels. Press the button.
  static func asText() -> Widget {
    let twin = Label("").with {
      $0.xAlign = 0
      $0.textDirection = .leftToRight
      $0.addStyleClass("code")
      $0.wraps = true
    }
    let button = Button("Publish", icon: "document-send-symbolic", variant: .primary)
    button.isSelected = false
    button.horizontalAlignment = .start
    button.connect(.clicked) { [weak twin] button in
      button.isSelected.toggle()
      twin?.text = "\(button.describe(.colors))"
    }
    twin.text = "\(button.describe(.colors))"
    return Box(.vertical, spacing: 24) {
      button
      Separator(.horizontal)
      twin
    }
  }

  /// Returns the text of a file, with the widgets from it above. `sample` is the title of the sample.
  private static func fromFile(
    _ sample: String, _ xml: String, handlers: [String: Builder.Handler] = [:]
  ) -> Widget {
    Control.registerTypes()
    let text = TextView(code: xml)
    text.setAccessibilityLabel("Interface file of \(sample)")
    text.textDirection = .leftToRight
    text.addStyleClass("source")
    // GTK measures the lines of a text after the first frames. A picture of the page needs room for all of them at once,
    // and for the padding.
    let lines = xml.split(separator: "\n").count
    text.setSizeRequest(height: (lines + 2) * ThemeController.shared.context.scaled(16))
    return Box(.vertical, spacing: 18) {
      result(of: xml, handlers)
      ScrolledWindow(sideways: text)
    }
  }

  private static func result(of xml: String, _ handlers: [String: Builder.Handler]) -> Widget {
    do {
      let root: Widget = try Builder(xml: xml, handlers: handlers).object("root")
      root.horizontalAlignment = .start
      for button in root.descendants(of: Button.self) { button.configuration.titleLineBreak = .wrap }
      return root
    } catch {
      return Label("\(error)").with {
        $0.wraps = true
        $0.xAlign = 0
      }
    }
  }
}
