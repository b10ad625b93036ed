import CGtk

/// The action groups of a widget, by their prefixes: GTK has no getter.
@MainActor private let actionGroups = WidgetValue<[String: ActionGroup]>("action-groups")

// MARK: - Actions by name

extension Widget {
  /// Adds actions for this widget and everything inside, by the names `PREFIX.NAME`. Nil removes those of the prefix.
  /// The prefixes `app` and `win` belong to the application and its windows.
  public func insertActionGroup(_ group: ActionGroup?, as prefix: String) {
    var groups = value(for: actionGroups) ?? [:]
    groups[prefix] = group
    setValue(groups.isEmpty ? nil : groups, for: actionGroups)
    gtk_widget_insert_action_group(pointer, prefix, group?.opaque)
    ActionWatch.link(inside: self)
  }

  /// Activates the nearest action around this widget, by its name with the prefix, such as `win.save`.
  ///
  /// - Returns: whether there is one that takes this target. A disabled one does nothing.
  @discardableResult
  public func activateAction(_ name: String, target: ActionValue? = nil) -> Bool {
    gtk_widget_activate_action_variant(pointer, name, target?.variant) != 0
  }

  /// Activates an action by its detailed name, which includes the target, as menus in files write it: `win.view::grid`,
  /// `win.zoom(150)`.
  ///
  /// - Returns: whether there is one that takes this target. Unreadable text does nothing and logs a warning.
  @discardableResult
  public func activateAction(detailedName: String) -> Bool {
    var name: UnsafeMutablePointer<CChar>?
    var target: OpaquePointer?
    var error: ErrorPointer?
    guard g_action_parse_detailed_name(detailedName, &name, &target, &error) != 0 else {
      Log.warning("\(HostError(.notAnAction, taking: error, doing: "read the action \"\(detailedName)\""))")
      return false
    }
    defer {
      g_free(name)
      if let target { g_variant_unref(target) }
    }
    return gtk_widget_activate_action_variant(pointer, name, target) != 0
  }

  /// Returns the status of the nearest action of that name around this widget; nil when there is none.
  ///
  /// Groups that other code put on a widget through C are not found, since GTK has no getter: their actions can still
  /// be activated.
  public func actionStatus(_ name: String) -> ActionStatus? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let (prefix, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    for widget in selfAndAncestors {
      if let group = widget.value(for: actionGroups)?[prefix] { return Widget.status(of: rest, in: group) }
      if prefix == "win", let window = widget as? ApplicationWindow { return Widget.status(of: rest, in: window) }
      if prefix == "app", let window = widget as? Window, let application = window.application {
        return Widget.status(of: rest, in: application)
      }
    }
    return nil
  }

  private static func status(of name: String, in group: Object) -> ActionStatus? {
    var isEnabled: gboolean = 0
    var targetType: OpaquePointer?
    var state: OpaquePointer?
    guard g_action_group_query_action(group.opaque, name, &isEnabled, &targetType, nil, nil, &state) != 0
    else { return nil }
    return ActionStatus(
      isEnabled: isEnabled != 0, state: ActionValue(taking: state), targetKind: ActionValue.Kind(targetType))
  }
}
