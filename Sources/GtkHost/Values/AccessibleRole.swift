import CGtk

/// The role of a widget for assistive technologies.
public enum AccessibleRole: Sendable, CaseIterable {
  // Older versions of GTK have one role for two of these cases. The first case names it.
  case alert, button, toggleButton, checkbox, dialog, group, heading, img, label, link, list, listItem, none
  case presentation, radio, radioGroup, region, status, toolbar

  @MainActor
  var gtk: GtkAccessibleRole {
    switch self {
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .toggleButton: cgtk_accessible_role_toggle_button()
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .img: GTK_ACCESSIBLE_ROLE_IMG
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .link: GTK_ACCESSIBLE_ROLE_LINK
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .none: GTK_ACCESSIBLE_ROLE_NONE
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .radioGroup: cgtk_accessible_role_radio_group()
    case .region: GTK_ACCESSIBLE_ROLE_REGION
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    }
  }
}
