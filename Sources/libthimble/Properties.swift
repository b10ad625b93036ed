// swift-format-ignore-file

public import GtkHost
public import Thimble

// The getters and setters of properties. bindings makes this file: see there.

@_cdecl("thimble_button_get_selected")
public func thimbleButtonGetSelected(_ object: Instance<Button>) -> Truth { getTruth(object, Button.self, "selected") }
@_cdecl("thimble_button_set_selected")
public func thimbleButtonSetSelected(_ object: Instance<Button>, _ value: Truth) { setTruth(object, Button.self, "selected", value) }
@_cdecl("thimble_button_get_tooltip_text")
public func thimbleButtonGetTooltipText(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "tooltip-text") }
@_cdecl("thimble_button_set_tooltip_text")
public func thimbleButtonSetTooltipText(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "tooltip-text", value) }
@_cdecl("thimble_button_get_accessibility_hint")
public func thimbleButtonGetAccessibilityHint(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "accessibility-hint") }
@_cdecl("thimble_button_set_accessibility_hint")
public func thimbleButtonSetAccessibilityHint(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "accessibility-hint", value) }
@_cdecl("thimble_button_get_title")
public func thimbleButtonGetTitle(_ object: Instance<Button>) -> NewText { getText(object, Button.self, "title") }
@_cdecl("thimble_button_set_title")
public func thimbleButtonSetTitle(_ object: Instance<Button>, _ value: Text) { setWords(object, Button.self, "title", value) }
@_cdecl("thimble_button_get_subtitle")
public func thimbleButtonGetSubtitle(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "subtitle") }
@_cdecl("thimble_button_set_subtitle")
public func thimbleButtonSetSubtitle(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "subtitle", value) }
@_cdecl("thimble_button_get_badge")
public func thimbleButtonGetBadge(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "badge") }
@_cdecl("thimble_button_set_badge")
public func thimbleButtonSetBadge(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "badge", value) }
@_cdecl("thimble_button_get_icon_placement")
public func thimbleButtonGetIconPlacement(_ object: Instance<Button>) -> Number<Button.Configuration.IconPlacement> { getNumber(object, Button.self, "icon-placement", Button.Configuration.IconPlacement.self) }
@_cdecl("thimble_button_set_icon_placement")
public func thimbleButtonSetIconPlacement(_ object: Instance<Button>, _ value: Number<Button.Configuration.IconPlacement>) { setNumber(object, Button.self, "icon-placement", Button.Configuration.IconPlacement.self, value) }
@_cdecl("thimble_button_get_role")
public func thimbleButtonGetRole(_ object: Instance<Button>) -> Number<Button.Role> { getNumber(object, Button.self, "role", Button.Role.self) }
@_cdecl("thimble_button_set_role")
public func thimbleButtonSetRole(_ object: Instance<Button>, _ value: Number<Button.Role>) { setNumber(object, Button.self, "role", Button.Role.self, value) }
@_cdecl("thimble_button_get_variant")
public func thimbleButtonGetVariant(_ object: Instance<Button>) -> NewText { getText(object, Button.self, "variant") }
@_cdecl("thimble_button_set_variant")
public func thimbleButtonSetVariant(_ object: Instance<Button>, _ value: Text) { setWords(object, Button.self, "variant", value) }
@_cdecl("thimble_button_get_size")
public func thimbleButtonGetSize(_ object: Instance<Button>) -> Number<Button.Size> { getNumber(object, Button.self, "size", Button.Size.self) }
@_cdecl("thimble_button_set_size")
public func thimbleButtonSetSize(_ object: Instance<Button>, _ value: Number<Button.Size>) { setNumber(object, Button.self, "size", Button.Size.self, value) }
@_cdecl("thimble_button_get_accessibility_label")
public func thimbleButtonGetAccessibilityLabel(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "accessibility-label") }
@_cdecl("thimble_button_set_accessibility_label")
public func thimbleButtonSetAccessibilityLabel(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "accessibility-label", value) }
@_cdecl("thimble_button_get_pending")
public func thimbleButtonGetPending(_ object: Instance<Button>) -> Truth { getTruth(object, Button.self, "pending") }
@_cdecl("thimble_button_get_progress")
public func thimbleButtonGetProgress(_ object: Instance<Button>) -> Double { getDouble(object, Button.self, "progress") }
@_cdecl("thimble_button_set_progress")
public func thimbleButtonSetProgress(_ object: Instance<Button>, _ value: Double) { setDouble(object, Button.self, "progress", value) }
@_cdecl("thimble_button_get_disabled_reason")
public func thimbleButtonGetDisabledReason(_ object: Instance<Button>) -> NewTextOrNull { getText(object, Button.self, "disabled-reason") }
@_cdecl("thimble_button_set_disabled_reason")
public func thimbleButtonSetDisabledReason(_ object: Instance<Button>, _ value: TextOrNull) { setText(object, Button.self, "disabled-reason", value) }
@_cdecl("thimble_button_get_activation_policy")
public func thimbleButtonGetActivationPolicy(_ object: Instance<Button>) -> Number<ActivationPolicy.Kind> { getNumber(object, Button.self, "activation-policy", ActivationPolicy.Kind.self) }
@_cdecl("thimble_button_set_activation_policy")
public func thimbleButtonSetActivationPolicy(_ object: Instance<Button>, _ value: Number<ActivationPolicy.Kind>) { setNumber(object, Button.self, "activation-policy", ActivationPolicy.Kind.self, value) }
@_cdecl("thimble_toggle_button_get_active")
public func thimbleToggleButtonGetActive(_ object: Instance<ToggleButton>) -> Truth { getTruth(object, ToggleButton.self, "active") }
@_cdecl("thimble_toggle_button_set_active")
public func thimbleToggleButtonSetActive(_ object: Instance<ToggleButton>, _ value: Truth) { setTruth(object, ToggleButton.self, "active", value) }
@_cdecl("thimble_toggle_button_get_toggle_state")
public func thimbleToggleButtonGetToggleState(_ object: Instance<ToggleButton>) -> Number<ToggleState> { getNumber(object, ToggleButton.self, "toggle-state", ToggleState.self) }
@_cdecl("thimble_toggle_button_set_toggle_state")
public func thimbleToggleButtonSetToggleState(_ object: Instance<ToggleButton>, _ value: Number<ToggleState>) { setNumber(object, ToggleButton.self, "toggle-state", ToggleState.self, value) }
@_cdecl("thimble_toggle_button_get_toggles_on_press")
public func thimbleToggleButtonGetTogglesOnPress(_ object: Instance<ToggleButton>) -> Truth { getTruth(object, ToggleButton.self, "toggles-on-press") }
@_cdecl("thimble_toggle_button_set_toggles_on_press")
public func thimbleToggleButtonSetTogglesOnPress(_ object: Instance<ToggleButton>, _ value: Truth) { setTruth(object, ToggleButton.self, "toggles-on-press", value) }
@_cdecl("thimble_link_button_get_uri")
public func thimbleLinkButtonGetUri(_ object: Instance<LinkButton>) -> NewText { getText(object, LinkButton.self, "uri") }
@_cdecl("thimble_link_button_set_uri")
public func thimbleLinkButtonSetUri(_ object: Instance<LinkButton>, _ value: Text) { setWords(object, LinkButton.self, "uri", value) }
@_cdecl("thimble_link_button_get_visited")
public func thimbleLinkButtonGetVisited(_ object: Instance<LinkButton>) -> Truth { getTruth(object, LinkButton.self, "visited") }
@_cdecl("thimble_link_button_set_visited")
public func thimbleLinkButtonSetVisited(_ object: Instance<LinkButton>, _ value: Truth) { setTruth(object, LinkButton.self, "visited", value) }
@_cdecl("thimble_link_button_get_placement")
public func thimbleLinkButtonGetPlacement(_ object: Instance<LinkButton>) -> Number<LinkButton.Placement> { getNumber(object, LinkButton.self, "placement", LinkButton.Placement.self) }
@_cdecl("thimble_link_button_set_placement")
public func thimbleLinkButtonSetPlacement(_ object: Instance<LinkButton>, _ value: Number<LinkButton.Placement>) { setNumber(object, LinkButton.self, "placement", LinkButton.Placement.self, value) }
@_cdecl("thimble_floating_action_button_get_extended")
public func thimbleFloatingActionButtonGetExtended(_ object: Instance<FloatingActionButton>) -> Truth { getTruth(object, FloatingActionButton.self, "extended") }
@_cdecl("thimble_floating_action_button_set_extended")
public func thimbleFloatingActionButtonSetExtended(_ object: Instance<FloatingActionButton>, _ value: Truth) { setTruth(object, FloatingActionButton.self, "extended", value) }
@_cdecl("thimble_floating_action_button_get_shape")
public func thimbleFloatingActionButtonGetShape(_ object: Instance<FloatingActionButton>) -> Number<FloatingActionButton.Shape> { getNumber(object, FloatingActionButton.self, "shape", FloatingActionButton.Shape.self) }
@_cdecl("thimble_floating_action_button_set_shape")
public func thimbleFloatingActionButtonSetShape(_ object: Instance<FloatingActionButton>, _ value: Number<FloatingActionButton.Shape>) { setNumber(object, FloatingActionButton.self, "shape", FloatingActionButton.Shape.self, value) }
@_cdecl("thimble_floating_action_button_get_shade")
public func thimbleFloatingActionButtonGetShade(_ object: Instance<FloatingActionButton>) -> Number<FloatingActionButton.Shade> { getNumber(object, FloatingActionButton.self, "shade", FloatingActionButton.Shade.self) }
@_cdecl("thimble_floating_action_button_set_shade")
public func thimbleFloatingActionButtonSetShade(_ object: Instance<FloatingActionButton>, _ value: Number<FloatingActionButton.Shade>) { setNumber(object, FloatingActionButton.self, "shade", FloatingActionButton.Shade.self, value) }
@_cdecl("thimble_menu_button_get_menu_model")
public func thimbleMenuButtonGetMenuModel(_ object: Instance<MenuButton>) -> InstanceOrNull<MenuModel> { getInstance(object, MenuButton.self, "menu-model", MenuModel.self) }
@_cdecl("thimble_menu_button_set_menu_model")
public func thimbleMenuButtonSetMenuModel(_ object: Instance<MenuButton>, _ value: InstanceOrNull<MenuModel>) { setInstance(object, MenuButton.self, "menu-model", MenuModel.self, value) }
@_cdecl("thimble_menu_button_get_side")
public func thimbleMenuButtonGetSide(_ object: Instance<MenuButton>) -> Number<PopoverMenu.Side> { getNumber(object, MenuButton.self, "side", PopoverMenu.Side.self) }
@_cdecl("thimble_menu_button_set_side")
public func thimbleMenuButtonSetSide(_ object: Instance<MenuButton>, _ value: Number<PopoverMenu.Side>) { setNumber(object, MenuButton.self, "side", PopoverMenu.Side.self, value) }
@_cdecl("thimble_menu_button_get_primary")
public func thimbleMenuButtonGetPrimary(_ object: Instance<MenuButton>) -> Truth { getTruth(object, MenuButton.self, "primary") }
@_cdecl("thimble_menu_button_set_primary")
public func thimbleMenuButtonSetPrimary(_ object: Instance<MenuButton>, _ value: Truth) { setTruth(object, MenuButton.self, "primary", value) }
@_cdecl("thimble_menu_button_get_active")
public func thimbleMenuButtonGetActive(_ object: Instance<MenuButton>) -> Truth { getTruth(object, MenuButton.self, "active") }
@_cdecl("thimble_button_list_row_get_end_icon_name")
public func thimbleButtonListRowGetEndIconName(_ object: Instance<ButtonListRow>) -> NewTextOrNull { getText(object, ButtonListRow.self, "end-icon-name") }
@_cdecl("thimble_button_list_row_set_end_icon_name")
public func thimbleButtonListRowSetEndIconName(_ object: Instance<ButtonListRow>, _ value: TextOrNull) { setText(object, ButtonListRow.self, "end-icon-name", value) }
@_cdecl("thimble_split_button_get_title")
public func thimbleSplitButtonGetTitle(_ object: Instance<SplitButton>) -> NewText { getText(object, SplitButton.self, "title") }
@_cdecl("thimble_split_button_set_title")
public func thimbleSplitButtonSetTitle(_ object: Instance<SplitButton>, _ value: Text) { setWords(object, SplitButton.self, "title", value) }
@_cdecl("thimble_split_button_get_icon_name")
public func thimbleSplitButtonGetIconName(_ object: Instance<SplitButton>) -> NewTextOrNull { getText(object, SplitButton.self, "icon-name") }
@_cdecl("thimble_split_button_set_icon_name")
public func thimbleSplitButtonSetIconName(_ object: Instance<SplitButton>, _ value: TextOrNull) { setText(object, SplitButton.self, "icon-name", value) }
@_cdecl("thimble_split_button_get_variant")
public func thimbleSplitButtonGetVariant(_ object: Instance<SplitButton>) -> NewText { getText(object, SplitButton.self, "variant") }
@_cdecl("thimble_split_button_set_variant")
public func thimbleSplitButtonSetVariant(_ object: Instance<SplitButton>, _ value: Text) { setWords(object, SplitButton.self, "variant", value) }
@_cdecl("thimble_split_button_get_size")
public func thimbleSplitButtonGetSize(_ object: Instance<SplitButton>) -> Number<Button.Size> { getNumber(object, SplitButton.self, "size", Button.Size.self) }
@_cdecl("thimble_split_button_set_size")
public func thimbleSplitButtonSetSize(_ object: Instance<SplitButton>, _ value: Number<Button.Size>) { setNumber(object, SplitButton.self, "size", Button.Size.self, value) }
@_cdecl("thimble_split_button_get_menu_label")
public func thimbleSplitButtonGetMenuLabel(_ object: Instance<SplitButton>) -> NewTextOrNull { getText(object, SplitButton.self, "menu-label") }
@_cdecl("thimble_split_button_set_menu_label")
public func thimbleSplitButtonSetMenuLabel(_ object: Instance<SplitButton>, _ value: TextOrNull) { setText(object, SplitButton.self, "menu-label", value) }
@_cdecl("thimble_split_button_get_menu_model")
public func thimbleSplitButtonGetMenuModel(_ object: Instance<SplitButton>) -> InstanceOrNull<MenuModel> { getInstance(object, SplitButton.self, "menu-model", MenuModel.self) }
@_cdecl("thimble_split_button_set_menu_model")
public func thimbleSplitButtonSetMenuModel(_ object: Instance<SplitButton>, _ value: InstanceOrNull<MenuModel>) { setInstance(object, SplitButton.self, "menu-model", MenuModel.self, value) }
@_cdecl("thimble_control_group_get_accessibility_label")
public func thimbleControlGroupGetAccessibilityLabel(_ object: Instance<ControlGroup>) -> NewTextOrNull { getText(object, ControlGroup.self, "accessibility-label") }
@_cdecl("thimble_control_group_set_accessibility_label")
public func thimbleControlGroupSetAccessibilityLabel(_ object: Instance<ControlGroup>, _ value: TextOrNull) { setText(object, ControlGroup.self, "accessibility-label", value) }
@_cdecl("thimble_control_group_get_orientation")
public func thimbleControlGroupGetOrientation(_ object: Instance<ControlGroup>) -> Number<Orientation> { getNumber(object, ControlGroup.self, "orientation", Orientation.self) }
@_cdecl("thimble_control_group_set_orientation")
public func thimbleControlGroupSetOrientation(_ object: Instance<ControlGroup>, _ value: Number<Orientation>) { setNumber(object, ControlGroup.self, "orientation", Orientation.self, value) }
@_cdecl("thimble_control_group_get_linked")
public func thimbleControlGroupGetLinked(_ object: Instance<ControlGroup>) -> Truth { getTruth(object, ControlGroup.self, "linked") }
@_cdecl("thimble_control_group_set_linked")
public func thimbleControlGroupSetLinked(_ object: Instance<ControlGroup>, _ value: Truth) { setTruth(object, ControlGroup.self, "linked", value) }
@_cdecl("thimble_control_group_get_spacing")
public func thimbleControlGroupGetSpacing(_ object: Instance<ControlGroup>) -> Int32 { getWhole(object, ControlGroup.self, "spacing") }
@_cdecl("thimble_control_group_set_spacing")
public func thimbleControlGroupSetSpacing(_ object: Instance<ControlGroup>, _ value: Int32) { setWhole(object, ControlGroup.self, "spacing", value) }
@_cdecl("thimble_control_group_get_justified")
public func thimbleControlGroupGetJustified(_ object: Instance<ControlGroup>) -> Truth { getTruth(object, ControlGroup.self, "justified") }
@_cdecl("thimble_control_group_set_justified")
public func thimbleControlGroupSetJustified(_ object: Instance<ControlGroup>, _ value: Truth) { setTruth(object, ControlGroup.self, "justified", value) }
@_cdecl("thimble_control_group_get_wraps")
public func thimbleControlGroupGetWraps(_ object: Instance<ControlGroup>) -> Truth { getTruth(object, ControlGroup.self, "wraps") }
@_cdecl("thimble_control_group_set_wraps")
public func thimbleControlGroupSetWraps(_ object: Instance<ControlGroup>, _ value: Truth) { setTruth(object, ControlGroup.self, "wraps", value) }
@_cdecl("thimble_button_group_get_overflows")
public func thimbleButtonGroupGetOverflows(_ object: Instance<ButtonGroup>) -> Truth { getTruth(object, ButtonGroup.self, "overflows") }
@_cdecl("thimble_button_group_set_overflows")
public func thimbleButtonGroupSetOverflows(_ object: Instance<ButtonGroup>, _ value: Truth) { setTruth(object, ButtonGroup.self, "overflows", value) }
@_cdecl("thimble_button_group_get_more_label")
public func thimbleButtonGroupGetMoreLabel(_ object: Instance<ButtonGroup>) -> NewText { getText(object, ButtonGroup.self, "more-label") }
@_cdecl("thimble_button_group_set_more_label")
public func thimbleButtonGroupSetMoreLabel(_ object: Instance<ButtonGroup>, _ value: Text) { setWords(object, ButtonGroup.self, "more-label", value) }
@_cdecl("thimble_toggle_button_group_get_selection_mode")
public func thimbleToggleButtonGroupGetSelectionMode(_ object: Instance<ToggleButtonGroup<String>>) -> Number<SelectionMode> { getNumber(object, ToggleButtonGroup<String>.self, "selection-mode", SelectionMode.self) }
@_cdecl("thimble_toggle_button_group_set_selection_mode")
public func thimbleToggleButtonGroupSetSelectionMode(_ object: Instance<ToggleButtonGroup<String>>, _ value: Number<SelectionMode>) { setNumber(object, ToggleButtonGroup<String>.self, "selection-mode", SelectionMode.self, value) }
@_cdecl("thimble_toggle_button_group_get_selected")
public func thimbleToggleButtonGroupGetSelected(_ object: Instance<ToggleButtonGroup<String>>) -> NewTextOrNull { getText(object, ToggleButtonGroup<String>.self, "selected") }
@_cdecl("thimble_toggle_button_group_set_selected")
public func thimbleToggleButtonGroupSetSelected(_ object: Instance<ToggleButtonGroup<String>>, _ value: TextOrNull) { setText(object, ToggleButtonGroup<String>.self, "selected", value) }
@_cdecl("thimble_button_box_get_spacing")
public func thimbleButtonBoxGetSpacing(_ object: Instance<ButtonBox>) -> Int32 { getWhole(object, ButtonBox.self, "spacing") }
@_cdecl("thimble_button_box_set_spacing")
public func thimbleButtonBoxSetSpacing(_ object: Instance<ButtonBox>, _ value: Int32) { setWhole(object, ButtonBox.self, "spacing", value) }
@_cdecl("thimble_button_row_get_distribution")
public func thimbleButtonRowGetDistribution(_ object: Instance<ButtonRow>) -> Number<ButtonRow.Distribution> { getNumber(object, ButtonRow.self, "distribution", ButtonRow.Distribution.self) }
@_cdecl("thimble_button_row_set_distribution")
public func thimbleButtonRowSetDistribution(_ object: Instance<ButtonRow>, _ value: Number<ButtonRow.Distribution>) { setNumber(object, ButtonRow.self, "distribution", ButtonRow.Distribution.self, value) }
@_cdecl("thimble_button_row_get_primary_placement")
public func thimbleButtonRowGetPrimaryPlacement(_ object: Instance<ButtonRow>) -> Number<ButtonRow.PrimaryPlacement> { getNumber(object, ButtonRow.self, "primary-placement", ButtonRow.PrimaryPlacement.self) }
@_cdecl("thimble_button_row_set_primary_placement")
public func thimbleButtonRowSetPrimaryPlacement(_ object: Instance<ButtonRow>, _ value: Number<ButtonRow.PrimaryPlacement>) { setNumber(object, ButtonRow.self, "primary-placement", ButtonRow.PrimaryPlacement.self, value) }
@_cdecl("thimble_floating_action_overlay_get_accessibility_label")
public func thimbleFloatingActionOverlayGetAccessibilityLabel(_ object: Instance<FloatingActionOverlay>) -> NewText { getText(object, FloatingActionOverlay.self, "accessibility-label") }
@_cdecl("thimble_floating_action_overlay_set_accessibility_label")
public func thimbleFloatingActionOverlaySetAccessibilityLabel(_ object: Instance<FloatingActionOverlay>, _ value: Text) { setWords(object, FloatingActionOverlay.self, "accessibility-label", value) }
@_cdecl("thimble_summary_row_get_label")
public func thimbleSummaryRowGetLabel(_ object: Instance<SummaryRow>) -> NewText { getText(object, SummaryRow.self, "label") }
@_cdecl("thimble_summary_row_set_label")
public func thimbleSummaryRowSetLabel(_ object: Instance<SummaryRow>, _ value: Text) { setWords(object, SummaryRow.self, "label", value) }
@_cdecl("thimble_summary_row_get_value")
public func thimbleSummaryRowGetValue(_ object: Instance<SummaryRow>) -> NewText { getText(object, SummaryRow.self, "value") }
@_cdecl("thimble_summary_row_set_value")
public func thimbleSummaryRowSetValue(_ object: Instance<SummaryRow>, _ value: Text) { setWords(object, SummaryRow.self, "value", value) }
@_cdecl("thimble_summary_row_get_spacing")
public func thimbleSummaryRowGetSpacing(_ object: Instance<SummaryRow>) -> Int32 { getWhole(object, SummaryRow.self, "spacing") }
@_cdecl("thimble_summary_row_set_spacing")
public func thimbleSummaryRowSetSpacing(_ object: Instance<SummaryRow>, _ value: Int32) { setWhole(object, SummaryRow.self, "spacing", value) }
@_cdecl("thimble_command_get_name")
public func thimbleCommandGetName(_ object: Instance<CommandObject>) -> NewText { getText(object, CommandObject.self, "name") }
@_cdecl("thimble_command_get_title")
public func thimbleCommandGetTitle(_ object: Instance<CommandObject>) -> NewText { getText(object, CommandObject.self, "title") }
@_cdecl("thimble_command_set_title")
public func thimbleCommandSetTitle(_ object: Instance<CommandObject>, _ value: Text) { setWords(object, CommandObject.self, "title", value) }
@_cdecl("thimble_command_get_subtitle")
public func thimbleCommandGetSubtitle(_ object: Instance<CommandObject>) -> NewTextOrNull { getText(object, CommandObject.self, "subtitle") }
@_cdecl("thimble_command_set_subtitle")
public func thimbleCommandSetSubtitle(_ object: Instance<CommandObject>, _ value: TextOrNull) { setText(object, CommandObject.self, "subtitle", value) }
@_cdecl("thimble_command_get_icon_name")
public func thimbleCommandGetIconName(_ object: Instance<CommandObject>) -> NewTextOrNull { getText(object, CommandObject.self, "icon-name") }
@_cdecl("thimble_command_set_icon_name")
public func thimbleCommandSetIconName(_ object: Instance<CommandObject>, _ value: TextOrNull) { setText(object, CommandObject.self, "icon-name", value) }
@_cdecl("thimble_command_get_shortcut")
public func thimbleCommandGetShortcut(_ object: Instance<CommandObject>) -> NewTextOrNull { getText(object, CommandObject.self, "shortcut") }
@_cdecl("thimble_command_set_shortcut")
public func thimbleCommandSetShortcut(_ object: Instance<CommandObject>, _ value: TextOrNull) { setText(object, CommandObject.self, "shortcut", value) }
@_cdecl("thimble_command_get_enabled")
public func thimbleCommandGetEnabled(_ object: Instance<CommandObject>) -> Truth { getTruth(object, CommandObject.self, "enabled") }
@_cdecl("thimble_command_set_enabled")
public func thimbleCommandSetEnabled(_ object: Instance<CommandObject>, _ value: Truth) { setTruth(object, CommandObject.self, "enabled", value) }
@_cdecl("thimble_command_get_disabled_reason")
public func thimbleCommandGetDisabledReason(_ object: Instance<CommandObject>) -> NewTextOrNull { getText(object, CommandObject.self, "disabled-reason") }
@_cdecl("thimble_command_set_disabled_reason")
public func thimbleCommandSetDisabledReason(_ object: Instance<CommandObject>, _ value: TextOrNull) { setText(object, CommandObject.self, "disabled-reason", value) }
@_cdecl("thimble_command_get_destructive")
public func thimbleCommandGetDestructive(_ object: Instance<CommandObject>) -> Truth { getTruth(object, CommandObject.self, "destructive") }
@_cdecl("thimble_command_set_destructive")
public func thimbleCommandSetDestructive(_ object: Instance<CommandObject>, _ value: Truth) { setTruth(object, CommandObject.self, "destructive", value) }
@_cdecl("thimble_command_get_running")
public func thimbleCommandGetRunning(_ object: Instance<CommandObject>) -> Truth { getTruth(object, CommandObject.self, "running") }
