/// A remedy in the terms of one toolkit.
public struct Remedy: Hashable, Sendable {
  /// The toolkit, such as `GTK 4`.
  public let toolkit: String
  /// The remedy, in one sentence or two.
  public let text: String

  fileprivate init(_ toolkit: String, _ text: String) {
    self.toolkit = toolkit
    self.text = text
  }
}

extension Rule {
  /// The remedies that differ from toolkit to toolkit; empty where ``advice`` is enough.
  public var remedies: [Remedy] { Self.table[id] ?? [] }

  private static let table: [String: [Remedy]] = [
    "name-missing": names, "name-is-type": names, "name-is-icon": names, "indicator-name": names, "row-name": names,
    "container-name": names, "name-is-description": names, "focusable-name": names,
    "name-has-underscore": [
      Remedy(
        "GTK 4",
        "Before 4.12: gtk_accessible_reset_relation(GTK_ACCESSIBLE_RELATION_LABELLED_BY), then set "
          + "the property GTK_ACCESSIBLE_PROPERTY_LABEL without the underscore."),
      Remedy("GTK 3", "Set use-underline, so that the mark is taken out of the name."),
      Remedy("Qt", "Write & before the letter; Qt takes it out of the name."),
    ],
    "placeholder-is-label": [
      Remedy("GTK 4", "Put a GtkLabel beside the field, with the field as its mnemonic-widget."),
      Remedy("libadwaita", "Use AdwEntryRow: its title stays when something is written."),
      Remedy("GTK 3", "Put a GtkLabel beside the field, with gtk_label_set_mnemonic_widget()."),
      Remedy("Qt", "Put a QLabel beside the field, with setBuddy()."),
    ],
    "image-name": [
      Remedy(
        "GTK 4",
        "Set GTK_ACCESSIBLE_PROPERTY_LABEL on the image, or create it with the accessible role "
          + "GTK_ACCESSIBLE_ROLE_PRESENTATION."),
      Remedy(
        "GTK 3",
        "atk_object_set_name() on the image's accessible object; for decoration "
          + "atk_object_set_role(ATK_ROLE_FILLER)."),
      Remedy("Qt", "setAccessibleName() on the QLabel that shows the picture."),
    ],
    "window-title": [
      Remedy("GTK 4", "gtk_window_set_title(), also where a header bar shows something else."),
      Remedy("libadwaita", "Set the title of the window; for AdwDialog adw_dialog_set_title()."),
      Remedy("GTK 3", "gtk_window_set_title()."),
      Remedy("Qt", "setWindowTitle()."),
    ],
    "role-unfit": [
      Remedy("GTK 4", "Use GtkButton; for an own widget gtk_widget_class_set_accessible_role()."),
      Remedy("libadwaita", "Use AdwActionRow with an activatable widget instead of a box with a gesture."),
      Remedy("GTK 3", "Put the content into a GtkButton, or atk_object_set_role()."),
      Remedy("Qt", "Use QAbstractButton, or a QAccessibleInterface with the right role; in QML set Accessible.role."),
    ],
    "busy-unsaid": [
      Remedy(
        "GTK 4", "gtk_accessible_update_state(GTK_ACCESSIBLE_STATE_BUSY), and from 4.14 gtk_accessible_announce()."),
      Remedy("GTK 3", "atk_object_notify_state_change(ATK_STATE_BUSY)."),
      Remedy(
        "Qt",
        "Return the state busy from QAccessibleInterface::state(), and send "
          + "QAccessibleStateChangeEvent."),
    ],
    "action-missing": [
      Remedy("GTK 4", "Derive from GtkButton; an own widget gets an action from gtk_widget_class_install_action()."),
      Remedy("GTK 3", "Implement AtkAction on the accessible object."),
      Remedy("Qt", "Implement QAccessibleActionInterface; in QML handle Accessible.onPressAction."),
    ],
    "focus-missing": [
      Remedy("GTK 4", "gtk_widget_set_focusable(TRUE), and leave can-focus as it is."),
      Remedy("GTK 3", "gtk_widget_set_can_focus(TRUE)."),
      Remedy("Qt", "setFocusPolicy(Qt::StrongFocus); in QML activeFocusOnTab."),
    ],
    "heading-text": [
      Remedy("GTK 4", "The role GTK_ACCESSIBLE_ROLE_HEADING belongs on the GtkLabel with the text."),
      Remedy("Qt", "Accessible.role: Accessible.Heading, with Accessible.name."),
    ],
    "heading-role": [
      Remedy(
        "GTK 4",
        "Create the GtkLabel with the accessible role GTK_ACCESSIBLE_ROLE_HEADING, and set "
          + "GTK_ACCESSIBLE_PROPERTY_LEVEL."),
      Remedy("GTK 3", "atk_object_set_role(ATK_ROLE_HEADING) on the label's accessible object."),
    ],
    "text-cut": [
      Remedy("GTK 4", "gtk_label_set_wrap(TRUE), or gtk_widget_set_tooltip_text() with the whole text."),
      Remedy("GTK 3", "gtk_label_set_line_wrap(TRUE), or gtk_widget_set_tooltip_text() with the whole text."),
    ],
    "error-unsaid": [
      Remedy("GTK 4", "gtk_accessible_update_state(GTK_ACCESSIBLE_STATE_INVALID) with the style class \"error\"."),
      Remedy("GTK 3", "atk_object_notify_state_change(ATK_STATE_INVALID_ENTRY) with the style class \"error\"."),
      Remedy("Qt", "Return the state invalid from QAccessibleInterface::state()."),
    ],
    "pressed-unsaid": [
      Remedy("GTK 4", "Use GtkToggleButton in a group, or set GTK_ACCESSIBLE_STATE_PRESSED."),
      Remedy("GTK 3", "Use GtkRadioButton without its indicator, or GtkToggleButton."),
      Remedy("Qt", "setCheckable(true), in a QButtonGroup; in QML Accessible.checked."),
    ],
    "status-unsaid": [
      Remedy(
        "GTK 4",
        "Create the GtkLabel with the accessible role GTK_ACCESSIBLE_ROLE_STATUS or GTK_ACCESSIBLE_ROLE_ALERT; "
          + "from 4.14 also gtk_accessible_announce()."),
      Remedy(
        "GTK 3", "atk_object_set_role(ATK_ROLE_STATUSBAR), or the signal AtkObject::announcement from ATK 2.46 on."),
      Remedy("Qt", "From 6.8 on QAccessibleAnnouncementEvent; before, the role QAccessible::StatusBar."),
    ],
    "heading-order": [Remedy("GTK 4", "Set GTK_ACCESSIBLE_PROPERTY_LEVEL.")],
    "value-missing": [
      Remedy(
        "GTK 4",
        "Set GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, VALUE_MIN and VALUE_MAX, or from 4.10 implement "
          + "GtkAccessibleRange."),
      Remedy("GTK 3", "Implement AtkValue on the accessible object."),
      Remedy("Qt", "Implement QAccessibleValueInterface."),
    ],
    "error-unexplained": [
      Remedy(
        "GTK 4",
        "Set GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE or GTK_ACCESSIBLE_RELATION_DESCRIBED_BY to the label with the error."
      ),
      Remedy(
        "GTK 3", "atk_object_add_relationship() with ATK_RELATION_ERROR_MESSAGE, or atk_object_set_description()."),
      Remedy("Qt", "setAccessibleDescription() with the error; in QML Accessible.description."),
    ],
    "relation-broken": [
      Remedy("GTK 4", "GTK_ACCESSIBLE_RELATION_LABELLED_BY must name a widget that lives and has text."),
      Remedy("GTK 3", "gtk_label_set_mnemonic_widget() sets both directions."),
      Remedy("Qt", "QLabel::setBuddy() sets both directions."),
    ],
    "target-size": sizes, "target-size-enhanced": sizes,
    "focus-trap": [
      Remedy("GTK 4", "Return FALSE from \"key-pressed\" for Tab; for text gtk_text_view_set_accepts_tab(FALSE)."),
      Remedy("GTK 3", "Return FALSE from \"key-press-event\" for Tab; for text gtk_text_view_set_accepts_tab(FALSE)."),
      Remedy("Qt", "Leave Tab to QWidget::event(); for text setTabChangesFocus(true)."),
    ],
    "focus-unreachable": [
      Remedy("GTK 4", "gtk_widget_set_can_focus(TRUE) on the control and on every container around it."),
      Remedy("GTK 3", "Leave out gtk_container_set_focus_chain(), which hides a child from Tab."),
      Remedy("Qt", "setFocusPolicy(Qt::StrongFocus), also on the container; in QML activeFocusOnTab."),
    ],
    "focus-order": [
      Remedy(
        "GTK 4", "Append the widgets in the order in which they are seen; leave out gtk_widget_grab_focus() on Tab."),
      Remedy("GTK 3", "Pack the widgets in the order in which they are seen, without gtk_container_set_focus_chain()."),
      Remedy("Qt", "QWidget::setTabOrder() from each control to the next; in QML KeyNavigation.tab."),
    ],
    "focus-invisible": rings, "focus-contrast": rings,
    "contrast-text": colors, "contrast-graphic": colors,
    "contrast-boundary": [
      Remedy(
        "GTK 4",
        "Leave the border to the theme, or set border-color in CSS to a mix such as mix(@theme_bg_color, @theme_fg_color, "
          + "0.6)."),
      Remedy("libadwaita", "Leave the border to libadwaita, which draws one in high contrast, or use AdwEntryRow."),
      Remedy("GTK 3", "Leave the border to the theme, or set border-color in CSS to a darker mix of @theme_fg_color."),
      Remedy("Qt", "Leave the frame to the style, or give it the palette's WindowText in the style sheet."),
    ],
    "text-enlarged": [
      Remedy(
        "GTK 4",
        "gtk_label_set_wrap(TRUE), content in a GtkScrolledWindow, and font-size in em, rem or percent instead of px."),
      Remedy("GTK 3", "gtk_label_set_line_wrap(TRUE), content in a GtkScrolledWindow, and font-size in em or percent."),
      Remedy(
        "Qt", "Layouts instead of fixed sizes, setWordWrap(true), and sizes of fonts in points instead of pixels."),
    ],
    "window-narrow": [
      Remedy(
        "GTK 4",
        "gtk_label_set_wrap(TRUE), GtkFlowBox instead of a row, and no width-request above 300; content in a "
          + "GtkScrolledWindow."),
      Remedy("libadwaita", "AdwBreakpoint, AdwNavigationSplitView and AdwClamp."),
      Remedy(
        "GTK 3", "gtk_label_set_line_wrap(TRUE), GtkFlowBox, and no width-request above 300; libhandy's HdyLeaflet."),
      Remedy("Qt", "A QScrollArea around the content, and a minimum size below 300; in QML a Flow."),
    ],
    "box-wrong": [
      Remedy(
        "GTK 4",
        "Move a widget by its container or by gtk_widget_allocate() with a transform, and not in its snapshot function; "
          + "hide it instead of putting it outside of the window."),
      Remedy("GTK 3", "Allocate the widget where it is drawn; an own AtkComponent returns the place of the drawing."),
      Remedy("Qt", "Return the place of the drawing from QAccessibleInterface::rect()."),
    ],
    "popup-effect": [
      Remedy(
        "GTK 4",
        "Use GtkMenuButton; report GTK_ACCESSIBLE_PROPERTY_HAS_POPUP and GTK_ACCESSIBLE_STATE_EXPANDED only on a widget "
          + "that opens something."),
      Remedy("GTK 3", "Use GtkMenuButton, or GtkButton for an effect."),
      Remedy("Qt", "QPushButton::setMenu() for a menu, and a plain QPushButton for an effect."),
    ],
    "popup-trap": [
      Remedy(
        "GTK 4",
        "Leave Escape to GtkPopover: return FALSE from \"key-pressed\", and call no gtk_popover_popup() in \"closed\"."),
      Remedy("GTK 3", "Leave Escape to GtkPopover and GtkMenu: return FALSE from \"key-press-event\"."),
      Remedy("Qt", "Leave Escape to QMenu, or close() the popup in keyPressEvent()."),
    ],
  ]

  private static let rings = [
    Remedy(
      "GTK 4",
      "In CSS :focus-visible { outline: 2px solid; } with a color of 3:1; leave out \"outline: none\". An own widget "
        + "draws it with gtk_snapshot_render_focus()."),
    Remedy("GTK 3", "In CSS :focus { outline-style: solid; }; an own widget calls gtk_render_focus()."),
    Remedy("Qt", "Leave out \"outline: none\" in style sheets, and add a border for :focus."),
  ]

  private static let colors = [
    Remedy("GTK 4", "Use the theme's colors in CSS, such as @theme_fg_color, and no opacity on text."),
    Remedy("libadwaita", "Use the named colors, such as @accent_color on @window_bg_color; dim-label is paler."),
    Remedy("GTK 3", "Use the theme's colors in CSS, such as @theme_fg_color."),
    Remedy("Qt", "Use the palette's pairs: WindowText on Window, ButtonText on Button."),
  ]

  private static let names = [
    Remedy(
      "GTK 4",
      "gtk_accessible_update_property(GTK_ACCESSIBLE_PROPERTY_LABEL); in a .ui file "
        + "<accessibility><property name=\"label\">."),
    Remedy("libadwaita", "Rows take their name from their title; set it, also where a subtitle shows the value."),
    Remedy(
      "GTK 3",
      "atk_object_set_name(gtk_widget_get_accessible()), or a GtkLabel with the control as its "
        + "mnemonic widget."),
    Remedy("Qt", "setAccessibleName(), or a QLabel with setBuddy(); in QML Accessible.name."),
  ]

  private static let sizes = [
    Remedy("GTK 4", "Set min-width and min-height in CSS, or override contains() of the widget."),
    Remedy("GTK 3", "gtk_widget_set_size_request(), or padding in CSS."),
    Remedy("Qt", "setMinimumSize(), or padding in the style sheet."),
  ]
}
