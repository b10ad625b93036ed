// Integration/From a .ui File
//
// Controls are GTK types with properties and signals of their own: a .ui file names them, sets and binds their
// properties, and connects their signals to Swift. What is wrong with a file is one error, with its line.
//
// Keywords: GtkBuilder XML Interface Builder template Cambalache property binding signal handler

import Thimble

public enum UIFilePage: Page {
  public static let id = "ui-file"

  public static let samples = [
    Sample("buttons", buttons),
    Sample("binding", binding),
    Sample("handlers", handlers),
    Sample("mistakes", mistakes),
  ]

  /// Buttons
  ///
  /// Each variable of a control that makes sense in a file is a property there. Icon buttons need their label.
  static func buttons() -> Widget {
    fromFile(
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
  /// The switch and the button are kept the same, whichever is changed.
  static func binding() -> Widget {
    fromFile(
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
  /// A signal names its handler, and Swift gives a closure of that name. The objects are found by their ids.
  static func handlers() -> Widget {
    var count = 0
    return fromFile(
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

  /// A mistake
  ///
  /// The text is checked before anything is made of it. The error says what is wrong, and where.
  static func mistakes() -> Widget {
    fromFile(
      """
      <interface>
        <object class="ThimbleButton" id="root">
          <property name="titel">Save</property>
        </object>
      </interface>
      """)
  }

  /// A file's text, and beside it what it makes.
  private static func fromFile(_ xml: String, handlers: [String: Builder.Handler] = [:]) -> Widget {
    Control.registerTypes()
    let text = Label(xml).with {
      $0.xAlign = 0
      $0.textDirection = .leftToRight
      $0.isSelectable = true
      $0.addStyleClass("code")
      $0.wraps = true
    }
    return Box(.vertical, spacing: 18) {
      result(of: xml, handlers)
      text
    }
  }

  private static func result(of xml: String, _ handlers: [String: Builder.Handler]) -> Widget {
    do {
      let root: Widget = try Builder(xml: xml, handlers: handlers).object("root")
      root.horizontalAlignment = .start
      return root
    } catch {
      return Label("\(error)").with {
        $0.wraps = true
        $0.xAlign = 0
      }
    }
  }
}
