public import GtkHost
public import Thimble

// The types, by the functions that GObject programs, GtkBuilder and introspection look for.

@_cdecl("thimble_button_get_type")
public func thimbleButtonGetType() -> TypeID { gtype(of: Button.self) }
@_cdecl("thimble_icon_button_get_type")
public func thimbleIconButtonGetType() -> TypeID { gtype(of: IconButton.self) }
@_cdecl("thimble_toggle_button_get_type")
public func thimbleToggleButtonGetType() -> TypeID { gtype(of: ToggleButton.self) }
@_cdecl("thimble_link_button_get_type")
public func thimbleLinkButtonGetType() -> TypeID { gtype(of: LinkButton.self) }
@_cdecl("thimble_close_button_get_type")
public func thimbleCloseButtonGetType() -> TypeID { gtype(of: CloseButton.self) }
@_cdecl("thimble_floating_action_button_get_type")
public func thimbleFloatingActionButtonGetType() -> TypeID { gtype(of: FloatingActionButton.self) }
@_cdecl("thimble_menu_button_get_type")
public func thimbleMenuButtonGetType() -> TypeID { gtype(of: MenuButton.self) }
@_cdecl("thimble_button_list_row_get_type")
public func thimbleButtonListRowGetType() -> TypeID { gtype(of: ButtonListRow.self) }
@_cdecl("thimble_split_button_get_type")
public func thimbleSplitButtonGetType() -> TypeID { gtype(of: SplitButton.self) }
@_cdecl("thimble_control_group_get_type")
public func thimbleControlGroupGetType() -> TypeID { gtype(of: ControlGroup.self) }
@_cdecl("thimble_button_group_get_type")
public func thimbleButtonGroupGetType() -> TypeID { gtype(of: ButtonGroup.self) }
@_cdecl("thimble_toggle_button_group_get_type")
public func thimbleToggleButtonGroupGetType() -> TypeID { gtype(of: ToggleButtonGroup<String>.self) }
@_cdecl("thimble_button_box_get_type")
public func thimbleButtonBoxGetType() -> TypeID { gtype(of: ButtonBox.self) }
@_cdecl("thimble_button_row_get_type")
public func thimbleButtonRowGetType() -> TypeID { gtype(of: ButtonRow.self) }
@_cdecl("thimble_button_stack_get_type")
public func thimbleButtonStackGetType() -> TypeID { gtype(of: ButtonStack.self) }
@_cdecl("thimble_button_list_get_type")
public func thimbleButtonListGetType() -> TypeID { gtype(of: ButtonList.self) }
@_cdecl("thimble_floating_action_overlay_get_type")
public func thimbleFloatingActionOverlayGetType() -> TypeID { gtype(of: FloatingActionOverlay.self) }
@_cdecl("thimble_summary_row_get_type")
public func thimbleSummaryRowGetType() -> TypeID { gtype(of: SummaryRow.self) }
@_cdecl("thimble_toast_overlay_get_type")
public func thimbleToastOverlayGetType() -> TypeID { gtype(of: ToastOverlay.self) }

@_cdecl("thimble_command_get_type")
public func thimbleCommandGetType() -> TypeID { gtype(of: CommandObject.self) }

// MARK: - Enumerations

@_cdecl("thimble_button_size_get_type")
public func thimbleButtonSizeGetType() -> TypeID { gtype(of: Button.Size.self) }
@_cdecl("thimble_button_role_get_type")
public func thimbleButtonRoleGetType() -> TypeID { gtype(of: Button.Role.self) }
@_cdecl("thimble_icon_placement_get_type")
public func thimbleIconPlacementGetType() -> TypeID { gtype(of: Button.Configuration.IconPlacement.self) }
@_cdecl("thimble_pending_outcome_get_type")
public func thimblePendingOutcomeGetType() -> TypeID { gtype(of: PendingOutcome.self) }
@_cdecl("thimble_large_content_policy_get_type")
public func thimbleLargeContentPolicyGetType() -> TypeID { gtype(of: LargeContentPolicy.self) }
@_cdecl("thimble_menu_side_get_type")
public func thimbleMenuSideGetType() -> TypeID { gtype(of: PopoverMenu.Side.self) }
@_cdecl("thimble_toggle_state_get_type")
public func thimbleToggleStateGetType() -> TypeID { gtype(of: ToggleState.self) }
@_cdecl("thimble_selection_mode_get_type")
public func thimbleSelectionModeGetType() -> TypeID { gtype(of: SelectionMode.self) }
@_cdecl("thimble_link_button_placement_get_type")
public func thimbleLinkButtonPlacementGetType() -> TypeID { gtype(of: LinkButton.Placement.self) }
@_cdecl("thimble_button_row_distribution_get_type")
public func thimbleButtonRowDistributionGetType() -> TypeID { gtype(of: ButtonRow.Distribution.self) }
@_cdecl("thimble_button_row_primary_placement_get_type")
public func thimbleButtonRowPrimaryPlacementGetType() -> TypeID { gtype(of: ButtonRow.PrimaryPlacement.self) }
@_cdecl("thimble_floating_action_button_shape_get_type")
public func thimbleFloatingActionButtonShapeGetType() -> TypeID { gtype(of: FloatingActionButton.Shape.self) }
@_cdecl("thimble_floating_action_button_shade_get_type")
public func thimbleFloatingActionButtonShadeGetType() -> TypeID { gtype(of: FloatingActionButton.Shade.self) }
@_cdecl("thimble_theme_error_get_type")
public func thimbleThemeErrorGetType() -> TypeID { gtype(of: ThemeError.self) }
@_cdecl("thimble_activation_policy_get_type")
public func thimbleActivationPolicyGetType() -> TypeID { gtype(of: ActivationPolicy.Kind.self) }
@_cdecl("thimble_press_phase_get_type")
public func thimblePressPhaseGetType() -> TypeID { gtype(of: PressEvent.Phase.self) }
@_cdecl("thimble_press_source_get_type")
public func thimblePressSourceGetType() -> TypeID { gtype(of: Press.Source.self) }
@_cdecl("thimble_repeat_behavior_get_type")
public func thimbleRepeatBehaviorGetType() -> TypeID { gtype(of: RepeatBehavior.self) }
@_cdecl("thimble_undo_on_leaving_get_type")
public func thimbleUndoOnLeavingGetType() -> TypeID { gtype(of: UndoOnLeaving.self) }
@_cdecl("thimble_label_style_get_type")
public func thimbleLabelStyleGetType() -> TypeID { gtype(of: Button.Configuration.LabelStyle.self) }
@_cdecl("thimble_indicator_get_type")
public func thimbleIndicatorGetType() -> TypeID { gtype(of: Button.Configuration.Indicator.self) }
@_cdecl("thimble_corner_style_get_type")
public func thimbleCornerStyleGetType() -> TypeID { gtype(of: Corners.self) }
@_cdecl("thimble_floating_position_get_type")
public func thimbleFloatingPositionGetType() -> TypeID { gtype(of: FloatingActionOverlay.Position.self) }
@_cdecl("thimble_color_scheme_get_type")
public func thimbleColorSchemeGetType() -> TypeID { gtype(of: SchemeChoice.self) }
@_cdecl("thimble_contrast_get_type")
public func thimbleContrastGetType() -> TypeID { gtype(of: ContrastChoice.self) }

// MARK: - Enumerations that only these functions take

extension PendingOutcome: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: PendingOutcome)] {
    [("success", .success), ("failure", .failure), ("cancelled", .cancelled), ("neutral", .neutral)]
  }
}

extension LargeContentPolicy: NativeEnumeration {
  public static var nativeValues: [(nick: String, value: LargeContentPolicy)] {
    [("automatic", .automatic), ("always", .always), ("never", .never)]
  }
}
