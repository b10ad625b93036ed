/* The buttons of Thimble for C, and through GObject introspection for other languages.
 *
 * Sources/libthimble/bindings makes this file. Change the Swift sources instead. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define THIMBLE_MAJOR_VERSION (0)
#define THIMBLE_MINOR_VERSION (1)
#define THIMBLE_MICRO_VERSION (0)
#define THIMBLE_VERSION_S "0.1.0"

/* Evaluates to TRUE if the header is of this version or a newer one. */
#define THIMBLE_CHECK_VERSION(major, minor, micro) \
  (THIMBLE_MAJOR_VERSION > (major) \
   || (THIMBLE_MAJOR_VERSION == (major) && THIMBLE_MINOR_VERSION > (minor)) \
   || (THIMBLE_MAJOR_VERSION == (major) && THIMBLE_MINOR_VERSION == (minor) \
       && THIMBLE_MICRO_VERSION >= (micro)))

/**
 * ThimbleButtonSize:
 * @THIMBLE_BUTTON_SIZE_MINI: 24 px high in the default theme.
 * @THIMBLE_BUTTON_SIZE_SMALL: 28 px high in the default theme.
 * @THIMBLE_BUTTON_SIZE_MEDIUM: 34 px high in the default theme, and the default.
 * @THIMBLE_BUTTON_SIZE_LARGE: 44 px high in the default theme.
 * @THIMBLE_BUTTON_SIZE_EXTRA_LARGE: 56 px high in the default theme.
 *
 * The size of a button.
 */
typedef enum
{
  THIMBLE_BUTTON_SIZE_MINI = 0,
  THIMBLE_BUTTON_SIZE_SMALL = 1,
  THIMBLE_BUTTON_SIZE_MEDIUM = 2,
  THIMBLE_BUTTON_SIZE_LARGE = 3,
  THIMBLE_BUTTON_SIZE_EXTRA_LARGE = 4,
} ThimbleButtonSize;

#define THIMBLE_TYPE_BUTTON_SIZE (thimble_button_size_get_type ())
GType thimble_button_size_get_type (void);

/**
 * ThimbleButtonRole:
 * @THIMBLE_BUTTON_ROLE_NONE: no value
 * @THIMBLE_BUTTON_ROLE_PRIMARY: The main button: Return presses it.
 * @THIMBLE_BUTTON_ROLE_CONFIRM: Accepts the question of a dialog: Return presses it.
 * @THIMBLE_BUTTON_ROLE_CANCEL: Changes nothing: Escape presses it.
 * @THIMBLE_BUTTON_ROLE_CLOSE: Closes a view without a change: Escape presses it.
 * @THIMBLE_BUTTON_ROLE_DESTRUCTIVE: Destroys something. Return never presses it from elsewhere, and it guards
 *   longer against moving targets.
 *
 * The purpose of a button. It decides the emphasis, unless a variant is set, and the keys that press the button.
 */
typedef enum
{
  THIMBLE_BUTTON_ROLE_NONE = 0,
  THIMBLE_BUTTON_ROLE_PRIMARY = 1,
  THIMBLE_BUTTON_ROLE_CONFIRM = 2,
  THIMBLE_BUTTON_ROLE_CANCEL = 3,
  THIMBLE_BUTTON_ROLE_CLOSE = 4,
  THIMBLE_BUTTON_ROLE_DESTRUCTIVE = 5,
} ThimbleButtonRole;

#define THIMBLE_TYPE_BUTTON_ROLE (thimble_button_role_get_type ())
GType thimble_button_role_get_type (void);

/**
 * ThimbleIconPlacement:
 * @THIMBLE_ICON_PLACEMENT_LEADING: At the start of the line: left of the title, or right of it where text runs
 *   from right to left.
 * @THIMBLE_ICON_PLACEMENT_TRAILING: At the end of the line.
 * @THIMBLE_ICON_PLACEMENT_TOP: Above the title.
 * @THIMBLE_ICON_PLACEMENT_BOTTOM: Below the title.
 *
 * The place of an icon, as seen from the title.
 */
typedef enum
{
  THIMBLE_ICON_PLACEMENT_LEADING = 0,
  THIMBLE_ICON_PLACEMENT_TRAILING = 1,
  THIMBLE_ICON_PLACEMENT_TOP = 2,
  THIMBLE_ICON_PLACEMENT_BOTTOM = 3,
} ThimbleIconPlacement;

#define THIMBLE_TYPE_ICON_PLACEMENT (thimble_icon_placement_get_type ())
GType thimble_icon_placement_get_type (void);

/**
 * ThimblePendingOutcome:
 * @THIMBLE_PENDING_OUTCOME_SUCCESS: The work succeeded. The sign is a tick, the word "done".
 * @THIMBLE_PENDING_OUTCOME_FAILURE: The work failed. The sign is a warning sign, the word "failed".
 * @THIMBLE_PENDING_OUTCOME_CANCELLED: The work was cancelled. There is no sign; the word is "cancelled".
 * @THIMBLE_PENDING_OUTCOME_NEUTRAL: The work ended without a known result. There is no sign; the word is
 *   "ready".
 *
 * The outcome of work.
 */
typedef enum
{
  THIMBLE_PENDING_OUTCOME_SUCCESS = 0,
  THIMBLE_PENDING_OUTCOME_FAILURE = 1,
  THIMBLE_PENDING_OUTCOME_CANCELLED = 2,
  THIMBLE_PENDING_OUTCOME_NEUTRAL = 3,
} ThimblePendingOutcome;

#define THIMBLE_TYPE_PENDING_OUTCOME (thimble_pending_outcome_get_type ())
GType thimble_pending_outcome_get_type (void);

/**
 * ThimbleLargeContentPolicy:
 * @THIMBLE_LARGE_CONTENT_POLICY_AUTOMATIC: Large content is on from a text scale of 1.25, the value of GNOME's
 *   "Large Text".
 * @THIMBLE_LARGE_CONTENT_POLICY_ALWAYS: Large content is on at any text scale.
 * @THIMBLE_LARGE_CONTENT_POLICY_NEVER: Large content is off.
 *
 * The condition under which a long press shows a control's large content.
 */
typedef enum
{
  THIMBLE_LARGE_CONTENT_POLICY_AUTOMATIC = 0,
  THIMBLE_LARGE_CONTENT_POLICY_ALWAYS = 1,
  THIMBLE_LARGE_CONTENT_POLICY_NEVER = 2,
} ThimbleLargeContentPolicy;

#define THIMBLE_TYPE_LARGE_CONTENT_POLICY (thimble_large_content_policy_get_type ())
GType thimble_large_content_policy_get_type (void);

/**
 * ThimbleMenuSide:
 * @THIMBLE_MENU_SIDE_ABOVE: Above the target.
 * @THIMBLE_MENU_SIDE_BELOW: Below the target.
 * @THIMBLE_MENU_SIDE_LEADING: At the start of the line: left of the target, or right of it where text runs from
 *   right to left.
 * @THIMBLE_MENU_SIDE_TRAILING: At the end of the line.
 *
 * The side of its target on which the menu opens. GTK takes the other side where there is no room.
 */
typedef enum
{
  THIMBLE_MENU_SIDE_ABOVE = 0,
  THIMBLE_MENU_SIDE_BELOW = 1,
  THIMBLE_MENU_SIDE_LEADING = 2,
  THIMBLE_MENU_SIDE_TRAILING = 3,
} ThimbleMenuSide;

#define THIMBLE_TYPE_MENU_SIDE (thimble_menu_side_get_type ())
GType thimble_menu_side_get_type (void);

/**
 * ThimbleToggleState:
 * @THIMBLE_TOGGLE_STATE_OFF: The setting is off.
 * @THIMBLE_TOGGLE_STATE_ON: The setting is on.
 * @THIMBLE_TOGGLE_STATE_MIXED: The setting is on for a part of the subject, such as bold for a selection with
 *   some bold words. Only code sets it.
 *
 * The state of a `ToggleButton`: on, off or mixed.
 */
typedef enum
{
  THIMBLE_TOGGLE_STATE_OFF = 0,
  THIMBLE_TOGGLE_STATE_ON = 1,
  THIMBLE_TOGGLE_STATE_MIXED = 2,
} ThimbleToggleState;

#define THIMBLE_TYPE_TOGGLE_STATE (thimble_toggle_state_get_type ())
GType thimble_toggle_state_get_type (void);

/**
 * ThimbleSelectionMode:
 * @THIMBLE_SELECTION_MODE_SINGLE: At most one. Turning one on turns the other off; pressing the button that is
 *   on turns it off.
 * @THIMBLE_SELECTION_MODE_REQUIRED_SINGLE: Always one, as long as the group has buttons. Pressing the button
 *   that is on changes nothing.
 * @THIMBLE_SELECTION_MODE_MULTIPLE: Any number.
 * @THIMBLE_SELECTION_MODE_REQUIRED_MULTIPLE: At least one, as long as the group has buttons. The last button
 *   that is on stays on.
 *
 * The number of buttons of a `ToggleButtonGroup` that can be on at once.
 */
typedef enum
{
  THIMBLE_SELECTION_MODE_SINGLE = 0,
  THIMBLE_SELECTION_MODE_REQUIRED_SINGLE = 1,
  THIMBLE_SELECTION_MODE_MULTIPLE = 2,
  THIMBLE_SELECTION_MODE_REQUIRED_MULTIPLE = 3,
} ThimbleSelectionMode;

#define THIMBLE_TYPE_SELECTION_MODE (thimble_selection_mode_get_type ())
GType thimble_selection_mode_get_type (void);

/**
 * ThimbleLinkButtonPlacement:
 * @THIMBLE_LINK_BUTTON_PLACEMENT_BUTTON: The size of a button.
 * @THIMBLE_LINK_BUTTON_PLACEMENT_INLINE: The height, baseline and font weight of the text beside it, for a `Box`
 *   with text. Its target is as large as any control's, if its neighbours leave room.
 *
 * The placement of a link in its surroundings.
 */
typedef enum
{
  THIMBLE_LINK_BUTTON_PLACEMENT_BUTTON = 0,
  THIMBLE_LINK_BUTTON_PLACEMENT_INLINE = 1,
} ThimbleLinkButtonPlacement;

#define THIMBLE_TYPE_LINK_BUTTON_PLACEMENT (thimble_link_button_placement_get_type ())
GType thimble_link_button_placement_get_type (void);

/**
 * ThimbleButtonRowDistribution:
 * @THIMBLE_BUTTON_ROW_DISTRIBUTION_EQUAL: All members have the same width, and fill the row.
 * @THIMBLE_BUTTON_ROW_DISTRIBUTION_EMPHASIS: The primary member fills the width that the others leave.
 * @THIMBLE_BUTTON_ROW_DISTRIBUTION_MINIMAL: Each member has its natural width; the members are at the end of the
 *   row.
 *
 * The distribution of a row's width.
 */
typedef enum
{
  THIMBLE_BUTTON_ROW_DISTRIBUTION_EQUAL = 0,
  THIMBLE_BUTTON_ROW_DISTRIBUTION_EMPHASIS = 1,
  THIMBLE_BUTTON_ROW_DISTRIBUTION_MINIMAL = 2,
} ThimbleButtonRowDistribution;

#define THIMBLE_TYPE_BUTTON_ROW_DISTRIBUTION (thimble_button_row_distribution_get_type ())
GType thimble_button_row_distribution_get_type (void);

/**
 * ThimbleButtonRowPrimaryPlacement:
 * @THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_LAST: After the others, as on GNOME. The default.
 * @THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_FIRST: Before the others.
 * @THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_AS_GIVEN: In the order of insertion.
 *
 * The position of the primary member among the others, in text direction.
 */
typedef enum
{
  THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_LAST = 0,
  THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_FIRST = 1,
  THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_AS_GIVEN = 2,
} ThimbleButtonRowPrimaryPlacement;

#define THIMBLE_TYPE_BUTTON_ROW_PRIMARY_PLACEMENT (thimble_button_row_primary_placement_get_type ())
GType thimble_button_row_primary_placement_get_type (void);

/**
 * ThimbleFloatingActionButtonShape:
 * @THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_SMALL: 40 px high in the default theme: Material's mini size.
 * @THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_REGULAR: 56 px high in the default theme, and the default.
 * @THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_LARGE: 96 px high in the default theme.
 *
 * The size of a floating action button.
 */
typedef enum
{
  THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_SMALL = 0,
  THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_REGULAR = 1,
  THIMBLE_FLOATING_ACTION_BUTTON_SHAPE_LARGE = 2,
} ThimbleFloatingActionButtonShape;

#define THIMBLE_TYPE_FLOATING_ACTION_BUTTON_SHAPE (thimble_floating_action_button_shape_get_type ())
GType thimble_floating_action_button_shape_get_type (void);

/**
 * ThimbleFloatingActionButtonShade:
 * @THIMBLE_FLOATING_ACTION_BUTTON_SHADE_PRIMARY: The theme's brand colour.
 * @THIMBLE_FLOATING_ACTION_BUTTON_SHADE_SECONDARY: The colour of a raised surface.
 *
 * The colours of a floating action button.
 */
typedef enum
{
  THIMBLE_FLOATING_ACTION_BUTTON_SHADE_PRIMARY = 0,
  THIMBLE_FLOATING_ACTION_BUTTON_SHADE_SECONDARY = 1,
} ThimbleFloatingActionButtonShade;

#define THIMBLE_TYPE_FLOATING_ACTION_BUTTON_SHADE (thimble_floating_action_button_shade_get_type ())
GType thimble_floating_action_button_shade_get_type (void);

/**
 * ThimbleThemeError:
 * @THIMBLE_THEME_ERROR_UNUSABLE: A token file cannot be used. The message has the place and the remedy.
 *
 * The errors of themes.
 */
typedef enum
{
  THIMBLE_THEME_ERROR_UNUSABLE = 0,
} ThimbleThemeError;

#define THIMBLE_TYPE_THEME_ERROR (thimble_theme_error_get_type ())
GType thimble_theme_error_get_type (void);
#define THIMBLE_THEME_ERROR (thimble_theme_error_quark ())

/**
 * ThimbleActivationPolicy:
 * @THIMBLE_ACTIVATION_POLICY_DROP: The button ignores the press. The default.
 * @THIMBLE_ACTIVATION_POLICY_QUEUE: The work runs once more for each press.
 * @THIMBLE_ACTIVATION_POLICY_LATEST: The running work is cancelled, and runs again once.
 * @THIMBLE_ACTIVATION_POLICY_DEBOUNCE: The work begins when no press has come for a while.
 *
 * The effects of a press while the work of the button is running.
 */
typedef enum
{
  THIMBLE_ACTIVATION_POLICY_DROP = 0,
  THIMBLE_ACTIVATION_POLICY_QUEUE = 1,
  THIMBLE_ACTIVATION_POLICY_LATEST = 2,
  THIMBLE_ACTIVATION_POLICY_DEBOUNCE = 3,
} ThimbleActivationPolicy;

#define THIMBLE_TYPE_ACTIVATION_POLICY (thimble_activation_policy_get_type ())
GType thimble_activation_policy_get_type (void);

/**
 * ThimbleButton:
 *
 * A control that runs one action when it is pressed.
 *
 * An `async` action runs as a task of the button. While it runs, the button is pending and further presses are
 * dropped. The task is cancelled when the button leaves its window permanently. Closing the window counts as leaving
 * permanently, even if the program keeps the window. Hiding the window, or moving the button to another window, does
 * not count. Capture the owner of the button weakly.
 *
 * One value, the `configuration`, holds everything that the button shows; `title`, `icon`, `variant`, `size` and
 * similar properties are parts of it.
 *
 * ## CSS nodes
 * ```
 * thimble-button[.icon-only | .title-only | .title-and-arrow | .icon-and-title][.pending][.loading | .succeeded | .failed][.inactive]
 * ├── press-canvas   (once it has been needed)
 * ├── ring           (once it has been needed)
 * ╰── image.outcome  (once it has been needed)
 * ```
 * The button draws icon, title, subtitle, badge and indicator on its own node. Set their font, weight and colour on
 * that node; sizes, letter spacing and the icon's colour come from the theme and from `Look`.
 *
 * ## Style classes
 * One of the theme's variants (`neutral` by default) and one of the sizes (`medium` by default).
 *
 * ## Accessibility
 * The role is button, the action `click`. The name is the title without the mnemonic's underscore, unless
 * `setAccessibilityLabel` sets another name. A badge is spoken after the name; a subtitle is the description.
 * `busy` and `disabled` are exposed while the button is pending; it keeps keyboard focus and announces longer work.
 * See `disable` for a button that explains why it is disabled.
 */
#define THIMBLE_TYPE_BUTTON (thimble_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButton, thimble_button, THIMBLE, BUTTON, GtkButton)
struct _ThimbleButtonClass
{
  GtkButtonClass parent_class;
};

/**
 * ThimbleButton:selected:
 *
 * Whether the control is on.
 */

/**
 * ThimbleButton:tooltip-text:
 *
 * The text shown while the pointer rests on the control.
 */

/**
 * ThimbleButton:accessibility-hint:
 *
 * A sentence about the purpose of the control.
 */

/**
 * ThimbleButton:title:
 *
 * The visible title and, unless another label is set, the accessible name. Only icon buttons may have a blank title:
 * otherwise a blank title is logged once, and the button keeps its old name. NUL characters are removed; a line
 * break starts a new line and is spoken as a space.
 */

/**
 * ThimbleButton:label:
 *
 * The visible title and, unless another label is set, the accessible name. Only icon buttons may have a blank title:
 * otherwise a blank title is logged once, and the button keeps its old name. NUL characters are removed; a line
 * break starts a new line and is spoken as a space.
 */

/**
 * ThimbleButton:subtitle:
 *
 * The second, smaller line. Screen readers speak it as the description.
 */

/**
 * ThimbleButton:badge:
 *
 * A few characters in a pill after the title, such as a count. Screen readers speak them after the name.
 */

/**
 * ThimbleButton:icon-name:
 *
 * The icon of the desktop's theme beside the title.
 */

/**
 * ThimbleButton:icon-placement:
 *
 * The place of the icon, as seen from the title.
 */

/**
 * ThimbleButton:role:
 *
 * The purpose of the button.
 */

/**
 * ThimbleButton:variant:
 *
 * The visual emphasis of the button: its own variant, or else that of its role, that of a container, or
 * `neutral`.
 */

/**
 * ThimbleButton:size:
 *
 * The size of the button: its own size, or else that of a container, or `medium`.
 */

/**
 * ThimbleButton:accessibility-label:
 *
 * The accessible name, if it is not the title.
 */

/**
 * ThimbleButton:pending:
 *
 * Indicates whether the button is at work. It keeps its focus, tooltip and size; `activationPolicy`
 * decides the effect of a press.
 */

/**
 * ThimbleButton::work-started:
 * @self: the #ThimbleButton
 * @cancellable: (not nullable): a #GCancellable
 *
 * Emitted when a press begins work that the program does: a button without an action of its own is pending from then
 * on, until the program ends the work by thimble_button_finish_work() or thimble_button_fail_work().
 *
 * The token is cancelled when the user presses Escape, when the button leaves its window permanently, and by
 * thimble_button_cancel_work(). A button without handlers of this signal is never pending by a press.
 */

/**
 * ThimbleIconButton:
 *
 * A button that shows an icon and no text, and always has an accessible name.
 *
 * The label is the accessible name and, unless another is set, the tooltip. `setIcon`
 * changes icon, label and theme together, so that none is forgotten.
 *
 * ## CSS nodes
 * As `Button`, with the classes `icon-only` and `icon-button`.
 *
 * ## Accessibility
 * Role button, action `click`. Selected is exposed as pressed. The image is presentational.
 */
#define THIMBLE_TYPE_ICON_BUTTON (thimble_icon_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleIconButton, thimble_icon_button, THIMBLE, ICON_BUTTON, ThimbleButton)
struct _ThimbleIconButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleToggleButton:
 *
 * A button that stays on or off.
 *
 * A press toggles the state and then calls `onChange`. Setting `isOn` or `toggleState` in code does not call it.
 * Use `init` for a change that needs approval first, from a server or from the
 * user. Set `togglesOnPress` to false if the application decides about every change.
 *
 * The title names the thing that is on or off, and stays the same in both states: "Repeat", not "Stop repeating". The
 * icon may change with the state: set `icons` for `selected`. The
 * visible title may change too, but the spoken one may not.
 *
 * ## CSS nodes
 * As `Button`, with the class `toggle`. `:checked` while the button is on, `:indeterminate` while it is mixed.
 *
 * ## Style classes
 * As `Button`.
 *
 * ## Accessibility
 * Role toggle button, action `click`. The state on is exposed as pressed, and the state mixed as both. GTK has this
 * role since 4.10. With an older GTK the role is check box and on is exposed as checked, because screen readers speak
 * the state of a check box. The description of a mixed toggle button says that it is mixed.
 */
#define THIMBLE_TYPE_TOGGLE_BUTTON (thimble_toggle_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleToggleButton, thimble_toggle_button, THIMBLE, TOGGLE_BUTTON, ThimbleButton)
struct _ThimbleToggleButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleToggleButton:active:
 *
 * Indicates whether the button is on; false for mixed. Setting either value ends the mixed state.
 */

/**
 * ThimbleToggleButton:toggle-state:
 *
 * The state. The default is `off`.
 */

/**
 * ThimbleToggleButton:toggles-on-press:
 *
 * Indicates whether a press changes the state. The default is true. While it is false, a press only runs the action,
 * as on any button, and the application sets `isOn`.
 */

/**
 * ThimbleLinkButton:
 *
 * A button that opens an address: a page, a file, a new mail.
 *
 * Space, Return and a click open the address. Its `contextMenu` offers other uses of the address, and the
 * user can drag the link to another place that accepts addresses. An opened link is visited, and looks visited. The
 * link is pending, like any busy button, while the desktop finds a program for the address: a double click opens it
 * once. The button shows an error and reports it to `errorHandler`.
 *
 * An invalid address (empty, without a scheme, or with white space) is logged, and the link is disabled and says why.
 *
 * ## CSS nodes
 * ```
 * thimble-button.link-button[.inline][.visited]
 * ```
 *
 * ## Style classes
 * As `Button`, with the variant `link` unless another is set. The colours of visited links are the theme's variant
 * with `-visited` after its name.
 *
 * ## Accessibility
 * Role link, action `click`. The name is the title, and the description is the address. `visited` is exposed since GTK
 * 4.12. Older versions have no such state, so only the colour shows it.
 */
#define THIMBLE_TYPE_LINK_BUTTON (thimble_link_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleLinkButton, thimble_link_button, THIMBLE, LINK_BUTTON, ThimbleButton)
struct _ThimbleLinkButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleLinkButton:uri:
 *
 * The address of the link. A new address resets `isVisited`.
 */

/**
 * ThimbleLinkButton:visited:
 *
 * Indicates whether the link has been opened. Set it to a remembered value, or to false to forget.
 */

/**
 * ThimbleLinkButton:placement:
 *
 * The placement of the link in its surroundings. The default is `button`.
 */

/**
 * ThimbleCloseButton:
 *
 * A round button that closes its popover, its dialog or its window.
 *
 * Without an action of its own it closes the popover around it, or else asks its window to close, as the user
 * would. With the role `close`, Escape presses it from anywhere in its window.
 *
 * ## CSS nodes
 * `thimble-button.close-button.circular.icon-only`
 *
 * ## Style classes
 * As `Button`; `neutral` and `small` unless others are set.
 *
 * ## Accessibility
 * Role button, action `click`. The name is "Close", in the user's language, unless another is given. The name is also
 * the tooltip.
 */
#define THIMBLE_TYPE_CLOSE_BUTTON (thimble_close_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleCloseButton, thimble_close_button, THIMBLE, CLOSE_BUTTON, ThimbleButton)
struct _ThimbleCloseButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleFloatingActionButton:
 *
 * A button that floats above a view, for the view's main action.
 *
 * It shows only its icon or, in expanded mode, its icon and its label. A change of mode animates the width; if the
 * desktop turns animations off, the change is immediate. The label is the accessible name in both modes, and the
 * tooltip while it is hidden.
 *
 * ## CSS nodes
 * ```
 * thimble-button.floating-action-button[.icon-only | .icon-and-title]
 * ```
 *
 * ## Style classes
 * `floating` or `floating-secondary`, which are variants of the theme with a shadow for each state. One of
 * `floating-small`, `floating-regular`, `floating-large`.
 *
 * ## Accessibility
 * Role button, action `click`. The name is the title in both modes.
 */
#define THIMBLE_TYPE_FLOATING_ACTION_BUTTON (thimble_floating_action_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleFloatingActionButton, thimble_floating_action_button, THIMBLE, FLOATING_ACTION_BUTTON, ThimbleButton)
struct _ThimbleFloatingActionButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleFloatingActionButton:extended:
 *
 * Whether the label is shown.
 */

/**
 * ThimbleFloatingActionButton:shape:
 *
 * The size of the button. The default is `regular`.
 */

/**
 * ThimbleFloatingActionButton:shade:
 *
 * The button's colours. The default is `primary`.
 */

/**
 * ThimbleMenuButton:
 *
 * A button that opens a menu.
 *
 * It is a *pull-down* button unless it has a `selection`. With one it is a *pop-up* button: it shows and speaks the
 * current choice, and its menu marks it.
 *
 * ## CSS nodes
 * As `Button`, with the class `menu-button`, an indicator by default, and `:checked` while it is open. The
 * menu is GTK's `popover.menu`; a destructive row has the class `destructive`.
 *
 * ## Accessibility
 * Role button with a pop-up, expanded or collapsed, action `click`. Space, Return, Down and Alt+Down open the menu and
 * focus its first item; Up focuses its last item. F10 opens the main menu of a window. Arrow keys move, a mnemonic
 * chooses, and Escape closes the menu and returns focus. The accessible name of a pop-up button is its label and the
 * choice: "Sort by: Date". An empty menu does not open: the button is disabled and says why.
 */
#define THIMBLE_TYPE_MENU_BUTTON (thimble_menu_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleMenuButton, thimble_menu_button, THIMBLE, MENU_BUTTON, ThimbleButton)
struct _ThimbleMenuButtonClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleMenuButton:menu-model:
 *
 * A menu model from other code, instead of `menu`; %NULL for none. GTK looks up its actions in the button's
 * ancestors. Changes to the model update an open menu; an empty menu closes.
 */

/**
 * ThimbleMenuButton:side:
 *
 * The side of the button on which the menu opens. The default is below. GTK uses the other side if there is no room.
 */

/**
 * ThimbleMenuButton:primary:
 *
 * Indicates whether F10 opens the menu from anywhere in the window: set it for the main menu. The default is false.
 */

/**
 * ThimbleMenuButton:active:
 *
 * Indicates whether the button keeps its pressed look because its menu is open.
 */

/**
 * ThimbleButtonListRow:
 *
 * A button as a row of a list, as wide as the list, with its title at the start and an icon at each end.
 *
 * The whole row is the button. A title that is too long ends in an ellipsis.
 *
 * ## CSS nodes
 * ```
 * thimble-button.list-row
 * ```
 *
 * ## Style classes
 * As `Button`; `plain` unless another is set.
 *
 * ## Accessibility
 * Role button, action `click`. The name is the title.
 */
#define THIMBLE_TYPE_BUTTON_LIST_ROW (thimble_button_list_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonListRow, thimble_button_list_row, THIMBLE, BUTTON_LIST_ROW, ThimbleButton)
struct _ThimbleButtonListRowClass
{
  ThimbleButtonClass parent_class;
};

/**
 * ThimbleButtonListRow:end-icon-name:
 *
 * The icon of the theme at the end of the row.
 */

/**
 * ThimbleSplitButton:
 *
 * A button combined with a menu of alternatives to its action.
 *
 * ## CSS nodes
 * ```
 * thimble-split-button
 * ├── thimble-button.split-primary-button.linked.linked-first[…]
 * ╰── thimble-button.split-menu-button.linked.linked-last.menu-button.icon-only[…]
 * ```
 * The two parts are linked like the buttons of a `ButtonGroup`.
 *
 * ## Accessibility
 * A group without a name: a name would only repeat the primary button's. It contains two buttons with names of their
 * own: the title, and `menuLabel`. Tab moves between them. Alt+Down on the primary button opens the menu.
 *
 * ## Hit area
 * Each part has a target of at least 48 × 48 pixels. The targets do not overlap: a point inside one part's box is
 * never the other part's.
 */
#define THIMBLE_TYPE_SPLIT_BUTTON (thimble_split_button_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleSplitButton, thimble_split_button, THIMBLE, SPLIT_BUTTON, GtkWidget)
struct _ThimbleSplitButtonClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleSplitButton:title:
 *
 * The title and accessible name of the primary part.
 */

/**
 * ThimbleSplitButton:icon-name:
 *
 * The icon of the theme before the title.
 */

/**
 * ThimbleSplitButton:variant:
 *
 * The emphasis of both parts.
 */

/**
 * ThimbleSplitButton:size:
 *
 * The size of both parts.
 */

/**
 * ThimbleSplitButton:menu-label:
 *
 * The accessible name of the menu's part.
 */

/**
 * ThimbleSplitButton:menu-model:
 *
 * A menu model from other code, instead of `menu`; %NULL for none. GTK looks up its actions in the button's
 * ancestors.
 */

/**
 * ThimbleSplitButton::clicked:
 * @self: the #ThimbleSplitButton
 *
 * Emitted when the pointer, a key or an assistive technology presses the primary part.
 */

/**
 * ThimbleControlGroup:
 *
 * The common base of `ButtonGroup` and `ToggleButtonGroup`: buttons in one row or column.
 *
 * ## CSS nodes
 * ```
 * thimble-button-group.large-content-group
 * ╰── thimble-button[.linked[.vertical]][.linked-first | .linked-middle | .linked-last]
 * ```
 * The classes of linked buttons decide which of their corners are square. A row mirrors them in right-to-left text.
 *
 * ## Accessibility
 * One object with its own name. A screen reader speaks the name when keyboard focus enters the group.
 *
 * ## Hit area
 * Each linked button keeps its own box, and its minimum target grows outwards only. A long press shows large content,
 * and the pointer can slide from button to button; see `LargeContentGroup`.
 */
#define THIMBLE_TYPE_CONTROL_GROUP (thimble_control_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleControlGroup, thimble_control_group, THIMBLE, CONTROL_GROUP, GtkWidget)
struct _ThimbleControlGroupClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleControlGroup:accessibility-label:
 *
 * The accessible name of the group.
 */

/**
 * ThimbleControlGroup:orientation:
 *
 * The direction of the row or column. The default is horizontal.
 */

/**
 * ThimbleControlGroup:linked:
 *
 * Indicates whether the buttons form one shape: no space between them, and only the outer corners are round. The
 * default is true.
 */

/**
 * ThimbleControlGroup:spacing:
 *
 * The space between lines, and between buttons that are not linked, logical pixels. Negative values count as 0. The
 * default is 6.
 */

/**
 * ThimbleControlGroup:justified:
 *
 * Indicates whether all buttons have the length of the longest, and fill the available space. The default is false:
 * each button has its own length.
 */

/**
 * ThimbleControlGroup:wraps:
 *
 * Indicates whether a row that is too long wraps at once. The default is false: the row first shortens the longest
 * titles, down to 16 characters.
 */

/**
 * ThimbleButtonGroup:
 *
 * A group of related buttons, each with its own action.
 *
 * The buttons form one shape unless `isLinked` is false, in a row or a column. A row that is too long
 * first shortens its longest titles as far as they stay readable, and then wraps. With `wraps` it wraps
 * at once. With `overflowsIntoMenu` it keeps the buttons that fit, and moves the others to a menu. A group without
 * buttons has no size. For a choice, use `ToggleButtonGroup`.
 *
 * ## CSS nodes
 * As `ControlGroup`, and `thimble-button.menu-button.overflow-button` for the menu's button: see `MenuButton`.
 *
 * ## Accessibility
 * Role group, and each button is a Tab stop. A tool bar, created with `init`, is one Tab stop:
 * arrow keys move between buttons and wrap at the ends, and Home and End go to the first and the last button. The name
 * of the menu's button is `moreLabel`, and it is exposed as expanded or collapsed. A button in the menu is an item
 * or a checked item there; assistive technologies do not find it in the row.
 */
#define THIMBLE_TYPE_BUTTON_GROUP (thimble_button_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonGroup, thimble_button_group, THIMBLE, BUTTON_GROUP, ThimbleControlGroup)
struct _ThimbleButtonGroupClass
{
  ThimbleControlGroupClass parent_class;
};

/**
 * ThimbleButtonGroup:overflows:
 *
 * Indicates whether buttons that do not fit move to a menu at the end of the row. The default is false. It has no
 * effect in a column, whose length has no known limit, or in a row that `wraps`.
 */

/**
 * ThimbleButtonGroup:more-label:
 *
 * The accessible name of the menu's button. The default is "More", in the user's language. A blank label changes
 * nothing and is logged.
 */

/**
 * ThimbleToggleButtonGroup:
 *
 * A group of toggle buttons for one choice or for several.
 *
 * Each button has a value. `SelectionMode` sets how many buttons can be on. A press calls `onChange` once. Setting
 * `selection` and adding or removing buttons in code does not call it.
 *
 * ## CSS nodes
 * As `ControlGroup`; the buttons are `ToggleButton`s.
 *
 * ## Accessibility
 * In a single mode the role is radio group, and the buttons are radio buttons, checked or not. Before GTK 4.10 the
 * role is group, because screen readers of that time speak the name of no other role. In a multiple mode the role is
 * tool bar, and the buttons are toggle buttons. The label is the group's name.
 *
 * The group is one Tab stop: Tab focuses the button that is on. Arrow keys move from there and wrap at the ends. Home
 * and End go to the first and the last button. Left and right are mirrored in right-to-left text. In a single mode all
 * four arrow keys turn on the button that they reach, as ARIA asks of radio groups. Disabled buttons are skipped.
 */
#define THIMBLE_TYPE_TOGGLE_BUTTON_GROUP (thimble_toggle_button_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleToggleButtonGroup, thimble_toggle_button_group, THIMBLE, TOGGLE_BUTTON_GROUP, ThimbleControlGroup)
struct _ThimbleToggleButtonGroupClass
{
  ThimbleControlGroupClass parent_class;
};

/**
 * ThimbleToggleButtonGroup::changed:
 * @self: the #ThimbleToggleButtonGroup
 *
 * Emitted after each change by a press or a key.
 */

/**
 * ThimbleButtonBox:
 *
 * The common base of `ButtonRow` and `ButtonStack`: members side by side, or below each other.
 */
#define THIMBLE_TYPE_BUTTON_BOX (thimble_button_box_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonBox, thimble_button_box, THIMBLE, BUTTON_BOX, GtkWidget)
struct _ThimbleButtonBoxClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleButtonBox:spacing:
 *
 * The space between two members, logical pixels. Negative values count as 0. The default is 12.
 */

/**
 * ThimbleButtonRow:
 *
 * A few buttons side by side, for the end of a form, a page or a dialog.
 *
 * Members that do not fit stack vertically, all with the same width. They also stack from `stackingTextScale` on.
 * Nothing is clipped as long as there is room for it.
 *
 * ## CSS nodes
 * `button-row`, which contains the members.
 *
 * ## Accessibility
 * Screen readers read the members in visible order, and Tab reaches them in that order.
 */
#define THIMBLE_TYPE_BUTTON_ROW (thimble_button_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonRow, thimble_button_row, THIMBLE, BUTTON_ROW, ThimbleButtonBox)
struct _ThimbleButtonRowClass
{
  ThimbleButtonBoxClass parent_class;
};

/**
 * ThimbleButtonRow:distribution:
 *
 * The distribution of the width. The default is `equal`.
 */

/**
 * ThimbleButtonRow:primary-placement:
 *
 * The position of the primary member. The default is `last`.
 */

/**
 * ThimbleButtonStack:
 *
 * A vertical stack of buttons, all with the same width.
 *
 *
 * ## CSS nodes
 * `button-stack`, which contains the members.
 *
 * ## Accessibility
 * Screen readers read the members from top to bottom, and Tab reaches them in that order.
 */
#define THIMBLE_TYPE_BUTTON_STACK (thimble_button_stack_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonStack, thimble_button_stack, THIMBLE, BUTTON_STACK, ThimbleButtonBox)
struct _ThimbleButtonStackClass
{
  ThimbleButtonBoxClass parent_class;
};

/**
 * ThimbleButtonList:
 *
 * A card of button rows with separators between them.
 *
 * ## CSS nodes
 * ```
 * button-list.thimble-card
 * ├── thimble-button.list-row
 * ├── separator
 * ╰── …
 * ```
 *
 * ## Accessibility
 * Role group. Tab and the arrow keys reach the rows.
 */
#define THIMBLE_TYPE_BUTTON_LIST (thimble_button_list_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleButtonList, thimble_button_list, THIMBLE, BUTTON_LIST, GtkBox)
struct _ThimbleButtonListClass
{
  GtkBoxClass parent_class;
};

/**
 * ThimbleFloatingActionOverlay:
 *
 * A scrolled view with a floating action button above its corner.
 *
 * The view has padding after its last line, so that the button covers nothing when the view is scrolled to its end. An
 * expanded button collapses when the user scrolls down, and expands when the user scrolls back up. In a view that is
 * too narrow for the label, only the icon is shown.
 *
 * ## CSS nodes
 * ```
 * floating-action-overlay
 * ├── scrolledwindow.thimble-view
 * ╰── thimble-button.floating-action-button
 * ```
 *
 * ## Accessibility
 * The view is a group, and its name is `accessibilityLabel`. If nothing in the view takes keyboard focus, the view
 * itself does, so that keys scroll it.
 */
#define THIMBLE_TYPE_FLOATING_ACTION_OVERLAY (thimble_floating_action_overlay_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleFloatingActionOverlay, thimble_floating_action_overlay, THIMBLE, FLOATING_ACTION_OVERLAY, GtkWidget)
struct _ThimbleFloatingActionOverlayClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleFloatingActionOverlay:accessibility-label:
 *
 * The subject of the content, in a word or two. Screen readers speak it when keyboard focus enters the view. The
 * default is "Content", in the user's language. A blank label changes nothing and is logged.
 */

/**
 * ThimbleSummaryRow:
 *
 * A line of a summary: a label, a value, and a button that changes the value.
 *
 * The button is at the end, or below the texts if it does not fit beside them. Put rows into a `ButtonStack`; its
 * custom spacing separates them.
 *
 * ## CSS nodes
 * ```
 * summary-row
 * ├── label.thimble-caption
 * ├── label.thimble-text
 * ╰── thimble-button
 * ```
 *
 * ## Accessibility
 * Role group. The name is the label.
 */
#define THIMBLE_TYPE_SUMMARY_ROW (thimble_summary_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleSummaryRow, thimble_summary_row, THIMBLE, SUMMARY_ROW, GtkWidget)
struct _ThimbleSummaryRowClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleSummaryRow:label:
 *
 * The subject of the line.
 */

/**
 * ThimbleSummaryRow:value:
 *
 * The current value.
 */

/**
 * ThimbleSummaryRow:spacing:
 *
 * The space between the texts and the button, logical pixels. Negative values count as 0. The default is 18.
 */

/**
 * ThimbleToastOverlay:
 *
 * A container that shows short messages above the lower edge of its content.
 *
 * One toast is shown at a time, and the others wait. Toasts with a button come first: such a toast takes the place of one
 * without a button at once, and that one is shown again later.
 *
 * ## CSS nodes
 * ```
 * toast-overlay
 * ├── the content
 * ╰── toast
 *     ├── label
 *     ├── thimble-button            (where the toast has a button)
 *     ╰── thimble-button.close-button
 * ```
 *
 * ## Accessibility
 * The toast has the role alert and the message as its name. A screen reader speaks the message, the title of the button
 * and its key: "Note deleted. Undo, Alt+U". Before GTK 4.14, that needs keyboard focus on a control of the kit. The toast
 * takes no focus by itself. It is the last Tab stop in the overlay, and stays while focus is on it. Escape closes a
 * focused toast. When the toast disappears, focus returns to the widget that had it before.
 */
#define THIMBLE_TYPE_TOAST_OVERLAY (thimble_toast_overlay_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleToastOverlay, thimble_toast_overlay, THIMBLE, TOAST_OVERLAY, GtkWidget)
struct _ThimbleToastOverlayClass
{
  GtkWidgetClass parent_class;
};

/**
 * ThimbleCommand:
 *
 * An action of the application, declared once. It becomes buttons, a keyboard shortcut and an action on D-Bus, and all of
 * them follow when its properties change.
 *
 * Give it a #ThimbleCommand:name and a #ThimbleCommand:title, and connect to #ThimbleCommand::activate, or to
 * #ThimbleCommand::work-started for work that takes time. thimble_application_add_command() and
 * thimble_application_window_add_command() make it the action `app.NAME` or `win.NAME`, with its shortcut;
 * thimble_button_new_with_command() makes a button of it.
 */
#define THIMBLE_TYPE_COMMAND (thimble_command_get_type ())
G_DECLARE_DERIVABLE_TYPE (ThimbleCommand, thimble_command, THIMBLE, COMMAND, GObject)
struct _ThimbleCommandClass
{
  GObjectClass parent_class;
};

/**
 * ThimbleCommand:name:
 *
 * The name of the action, without a prefix: letters, digits, dashes and dots.
 */

/**
 * ThimbleCommand:title:
 *
 * The title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an underscore.
 */

/**
 * ThimbleCommand:subtitle:
 *
 * The subtitle: a short explanation for a title that does not explain itself.
 */

/**
 * ThimbleCommand:icon-name:
 *
 * The icon of the desktop's theme.
 */

/**
 * ThimbleCommand:shortcut:
 *
 * The keyboard shortcut, such as `<Control>s`. It works once the command is added to an application or a window.
 */

/**
 * ThimbleCommand:enabled:
 *
 * Indicates whether the command can be activated. Setting it to true removes the disabled reason.
 */

/**
 * ThimbleCommand:disabled-reason:
 *
 * The step that the user must take first. A text disables the command, and its buttons show and announce the reason.
 */

/**
 * ThimbleCommand:destructive:
 *
 * Indicates whether the command destroys something.
 */

/**
 * ThimbleCommand:running:
 *
 * Indicates whether the work is running.
 */

/**
 * ThimbleCommand::activate:
 * @self: the #ThimbleCommand
 *
 * Emitted when the command is activated: by a button, a menu, its shortcut, D-Bus or thimble_command_activate(). Not
 * emitted when #ThimbleCommand::work-started has handlers.
 */

/**
 * ThimbleCommand::work-started:
 * @self: the #ThimbleCommand
 * @cancellable: (not nullable): a #GCancellable
 *
 * Emitted when the command is activated and the program does work that takes time. The buttons of the command are
 * pending until thimble_command_finish_work() or thimble_command_fail_work(). Further activations are dropped.
 *
 * The token is cancelled when the user presses Escape on a button, and by thimble_command_cancel_work().
 */

/**
 * thimble_application_add_command:
 * @application: (transfer none): the application, which keeps the command.
 * @command: (transfer none): the command.
 *
 * Adds a command to an application as the action `app.NAME`. Its shortcut works in every window, and D-Bus callers can
 * activate it.
 */
void thimble_application_add_command (GtkApplication *application, ThimbleCommand *command);

/**
 * thimble_application_window_add_command:
 * @window: (transfer none): the window, which keeps the command.
 * @command: (transfer none): the command.
 *
 * Adds a command to a window as the action `win.NAME`. Its shortcut works in this window.
 */
void thimble_application_window_add_command (GtkApplicationWindow *window, ThimbleCommand *command);

/**
 * thimble_init:
 *
 * Prepares the library and its types, for code, #GtkBuilder files and g_object_new().
 *
 * Call it once GTK is initialized: in a handler of #GApplication::startup, or after gtk_init(). Any program that uses
 * GTK 4 can call it, any number of times. The kit works only on the thread that ran main().
 *
 * Returns: whether there is a display.
 */
gboolean thimble_init (void);

/**
 * thimble_get_version:
 *
 * Returns the version of the library that the program runs with, such as "0.1.0".
 *
 * Returns: (transfer none): the result
 */
const char *thimble_get_version (void);

/**
 * thimble_widget_set_minimum_target:
 * @widget: (transfer none): the container, or one control.
 * @touch: the side for fingers, in logical pixels; 0 for the visible box alone.
 * @pointer: the same for mice, touchpads and pens.
 *
 * Sets the minimum area that presses each control in a widget, centred on its visible box. Without it the theme decides: 48 by
 * 48 pixels in the bundled themes.
 */
void thimble_widget_set_minimum_target (GtkWidget *widget, double touch, double pointer);

/**
 * thimble_widget_reset_minimum_target:
 * @widget: (transfer none): a #GtkWidget
 *
 * Returns to the minimum area of the container or the theme.
 */
void thimble_widget_reset_minimum_target (GtkWidget *widget);

/**
 * thimble_theme_error_quark:
 *
 * Returns the domain of the errors of themes, with the codes of #ThimbleThemeError.
 *
 * Returns: the result
 */
GQuark thimble_theme_error_quark (void);

/**
 * thimble_load_theme:
 * @filename: (type filename): the file.
 *
 * Loads a theme from a token file or a resolver document, for all controls outside containers with a theme of their own.
 * The last theme stays when the file cannot be used. Problems of single tokens are logged as warnings.
 *
 * Returns: whether the theme applies.
 */
gboolean thimble_load_theme (const char *filename, GError **error);

/**
 * thimble_follow_theme:
 * @filename: (type filename) (nullable): the file; %NULL follows no file any longer, and keeps the theme.
 *
 * Loads a theme from a token file or a resolver document, and loads it again whenever its files change. While a file cannot be
 * used, the last theme stays, and the reason is logged as a warning. Replaces the file of an earlier call.
 */
void thimble_follow_theme (const char *filename);

/**
 * thimble_use_bundled_theme:
 * @name: `Default`, `Adwaita`, `Material`, `Thumbprint` or `Backbase`, in any case of letters.
 *
 * Sets a bundled theme, for all controls outside containers with a theme of their own. Replaces the file of
 * thimble_follow_theme().
 *
 * Returns: whether there is such a theme.
 */
gboolean thimble_use_bundled_theme (const char *name);

/**
 * thimble_widget_set_theme:
 * @widget: (transfer none): the container, or one control.
 * @filename: (type filename) (nullable): a token file or a resolver document; %NULL returns to the theme of the
 *   container.
 *
 * Sets a theme for a widget and every control inside it, now and later. The nearest container with a theme wins.
 *
 * Returns: whether the theme applies.
 */
gboolean thimble_widget_set_theme (GtkWidget *widget, const char *filename, GError **error);

/**
 * thimble_set_large_content_policy:
 * @policy: a #ThimbleLargeContentPolicy
 *
 * Sets the policy for the large content of all controls.
 */
void thimble_set_large_content_policy (ThimbleLargeContentPolicy policy);

/**
 * thimble_set_time_limit_factor:
 * @factor: the factor, clamped to 1…100. The default is 1, or the number in the variable THIMBLE_TIME_LIMITS.
 *
 * Sets the factor on the times in which a user must act or read, for people who need more time: the time to undo a press,
 * that for the second press of a confirmation, and that of toasts, hints and tooltips. A time that has begun keeps its
 * length.
 */
void thimble_set_time_limit_factor (double factor);

/**
 * thimble_widget_set_groups_large_content:
 * @widget: (transfer none): a #GtkWidget
 * @groups: a #gboolean
 *
 * Sets whether the controls in a container share one long press, so that sliding moves the large content from one to the
 * next.
 */
void thimble_widget_set_groups_large_content (GtkWidget *widget, gboolean groups);

/**
 * thimble_widget_report_hit_areas:
 * @widget: (transfer none): a #GtkWidget
 *
 * Returns a report on the targets of the window or popover around a widget by WCAG 2.2, success criteria 2.5.8 and
 * 2.5.5: a line for each finding, and a summary.
 *
 * Returns: (transfer full) (nullable): the result
 */
char *thimble_widget_report_hit_areas (GtkWidget *widget);

/**
 * thimble_widget_report_hit_areas_as_json:
 * @widget: (transfer none): a #GtkWidget
 *
 * Returns the report of thimble_widget_report_hit_areas() as one JSON object.
 *
 * Returns: (transfer full) (nullable): the result
 */
char *thimble_widget_report_hit_areas_as_json (GtkWidget *widget);

/**
 * thimble_button_new:
 *
 * Creates a button without a title. A button needs a title or an accessibility-label before it is shown.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_button_new (void);

/**
 * thimble_button_new_with_label:
 * @label: the title. Underscores are shown as they are.
 *
 * Creates a button with a title, which is its accessible name too.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_button_new_with_label (const char *label);

/**
 * thimble_button_new_with_mnemonic:
 * @label: the title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an underscore.
 *
 * Creates a button with a title and a mnemonic.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_button_new_with_mnemonic (const char *label);

/**
 * thimble_button_new_with_command:
 * @command: (transfer none): the command that a press activates. The button keeps it.
 *
 * Creates a button of a command. Its title, icon, tooltip with shortcut, enabled state and pending state follow the
 * command.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_button_new_with_command (ThimbleCommand *command);

/**
 * thimble_button_set_minimum_target:
 * @button: (transfer none): the button.
 * @width: the width in logical pixels; 0 for the visible box alone, and a negative number for the area of the
 *   container or the theme.
 * @height: the height, in the same way.
 *
 * Sets the minimum area that presses this button, with any device. It wins over thimble_widget_set_minimum_target().
 */
void thimble_button_set_minimum_target (ThimbleButton *button, double width, double height);

/**
 * thimble_button_set_hold_time:
 * @button: (transfer none): the button.
 * @time: the time in milliseconds; 0 for none.
 *
 * Requires a long press: a shorter one says so, and does nothing. Mnemonics, shortcuts and assistive technologies cannot hold;
 * there a second press confirms. Replaces the time of thimble_button_set_undo_time().
 */
void thimble_button_set_hold_time (ThimbleButton *button, guint time);

/**
 * thimble_button_set_undo_time:
 * @button: (transfer none): the button.
 * @time: the time in milliseconds; 0 for none.
 *
 * Lets the action of a press wait, so that a second press can cancel it. Replaces the time of thimble_button_set_hold_time().
 * thimble_set_time_limit_factor() makes the time longer.
 */
void thimble_button_set_undo_time (ThimbleButton *button, guint time);

/**
 * thimble_button_set_label:
 * @button: (transfer none): the button.
 * @label: the title.
 *
 * Sets the title, by GtkButton's name for it. Underscores are shown as they are, unless #GtkButton:use-underline is set.
 */
void thimble_button_set_label (ThimbleButton *button, const char *label);

/**
 * thimble_button_get_label:
 * @button: (transfer none): a #ThimbleButton
 *
 * Returns the title without the underscore of its mnemonic.
 *
 * Returns: (transfer full): the result
 */
char *thimble_button_get_label (ThimbleButton *button);

/**
 * thimble_button_set_icon_name:
 * @button: (transfer none): the button.
 * @icon_name: (nullable): the icon of the desktop's theme; %NULL for none.
 *
 * Sets the icon.
 */
void thimble_button_set_icon_name (ThimbleButton *button, const char *icon_name);

/**
 * thimble_button_get_icon_name:
 * @button: (transfer none): a #ThimbleButton
 *
 * Returns the icon of the desktop's theme, if there is one.
 *
 * Returns: (transfer full) (nullable): the result
 */
char *thimble_button_get_icon_name (ThimbleButton *button);

/**
 * thimble_button_set_use_underline:
 * @button: (transfer none): a #ThimbleButton
 * @use_underline: a #gboolean
 *
 * Sets whether an underscore in the label marks the mnemonic, for the title that the button has, and for later calls of
 * thimble_button_set_label(). In #ThimbleButton:title it always does.
 */
void thimble_button_set_use_underline (ThimbleButton *button, gboolean use_underline);

/**
 * thimble_button_set_has_frame:
 * @button: (transfer none): a #ThimbleButton
 * @has_frame: a #gboolean
 *
 * Sets whether the button has a background at rest: %FALSE sets the variant `plain`, and %TRUE removes it.
 */
void thimble_button_set_has_frame (ThimbleButton *button, gboolean has_frame);

/**
 * thimble_button_set_child:
 * @button: (transfer none): a #ThimbleButton
 * @child: (nullable): a #GtkWidget
 *
 * Does nothing, and logs a warning: a button draws its own content. Set its title, subtitle, badge and icon.
 */
void thimble_button_set_child (ThimbleButton *button, GtkWidget *child);

/**
 * thimble_button_set_large_content:
 * @button: (transfer none): the button.
 * @title: (nullable): the title; %NULL for the accessible name.
 * @icon_name: (nullable): the icon of the desktop's theme; %NULL for the button's own.
 *
 * Sets the title and the icon of the large content of a button.
 */
void thimble_button_set_large_content (ThimbleButton *button, const char *title, const char *icon_name);

/**
 * thimble_button_start_loading:
 * @button: (transfer none): a #ThimbleButton
 *
 * Shows work that the program has begun by itself. Presses are dropped until thimble_button_stop_loading().
 *
 * Work that a press begins is simpler with the signal #ThimbleButton::work-started.
 */
void thimble_button_start_loading (ThimbleButton *button);

/**
 * thimble_button_stop_loading:
 * @button: (transfer none): the button.
 * @outcome: the outcome of the work.
 * @reason: (nullable): the reason of a failure, for the user: a sentence without a full stop.
 *
 * Ends the work that thimble_button_start_loading() began. If the work was shown, the button shows and announces the
 * outcome.
 */
void thimble_button_stop_loading (ThimbleButton *button, ThimblePendingOutcome outcome, const char *reason);

/**
 * thimble_button_finish_work:
 * @button: (transfer none): a #ThimbleButton
 *
 * Ends the work that the signal #ThimbleButton::work-started began, with success. The button shows and announces it.
 *
 * It is safe to call when no such work is running.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_button_finish_work (ThimbleButton *button);

/**
 * thimble_button_fail_work:
 * @button: (transfer none): the button.
 * @cause: the error that ended the work.
 *
 * Ends the work that the signal #ThimbleButton::work-started began, with an error. The button shows and announces it.
 *
 * With %G_IO_ERROR_CANCELLED the work was cancelled. Any other error is a failure, and a screen reader speaks its
 * message, which should be a sentence in the user's language. It is safe to call when no such work is running.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_button_fail_work (ThimbleButton *button, const GError *cause);

/**
 * thimble_button_fail_work_with_message:
 * @button: (transfer none): the button.
 * @message: the reason, for the user: a sentence without a full stop.
 *
 * Ends the work that the signal #ThimbleButton::work-started began, with a failure. The button shows it, and a screen reader
 * speaks the message. It is safe to call when no such work is running.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_button_fail_work_with_message (ThimbleButton *button, const char *message);

/**
 * thimble_button_cancel_work:
 * @button: (transfer none): a #ThimbleButton
 *
 * Cancels the running work: the #GCancellable of #ThimbleButton::work-started is cancelled. The work ends when the
 * program calls thimble_button_fail_work().
 */
void thimble_button_cancel_work (ThimbleButton *button);

/**
 * thimble_button_set_progress:
 * @button: (transfer none): the button.
 * @fraction: the share, from 0 to 1.
 *
 * Sets the completed share of the work. It never decreases; smaller values and NaN are ignored.
 */
void thimble_button_set_progress (ThimbleButton *button, double fraction);

/**
 * thimble_button_get_progress:
 * @button: (transfer none): a #ThimbleButton
 *
 * Returns the completed share of the work, from 0 to 1; -1 while it is unknown or no work is running.
 *
 * Returns: the result
 */
double thimble_button_get_progress (ThimbleButton *button);

/**
 * thimble_button_disable:
 * @button: (transfer none): the button.
 * @reason: the step that the user must take first, in spoken words.
 * @cause: (nullable): the widget where the user can take that step. A press moves keyboard focus to it.
 *
 * Disables the button and gives the reason to the user: it is the tooltip and the description, and a press speaks it.
 * The button keeps its place in the tab order. Setting #GtkWidget:sensitive removes the reason.
 */
void thimble_button_disable (ThimbleButton *button, const char *reason, GtkWidget *cause);

/**
 * thimble_button_enable:
 * @button: (transfer none): a #ThimbleButton
 *
 * Enables the button, and removes the reason of thimble_button_disable().
 */
void thimble_button_enable (ThimbleButton *button);

/**
 * thimble_button_get_disabled_reason:
 * @button: (transfer none): a #ThimbleButton
 *
 * Returns the reason why the button is disabled, if there is one.
 *
 * Returns: (transfer full) (nullable): the result
 */
char *thimble_button_get_disabled_reason (ThimbleButton *button);

/**
 * thimble_button_set_activation_policy:
 * @button: (transfer none): the button.
 * @policy: the effect.
 * @delay: the time without a press after which the work begins, in milliseconds; for
 *   %THIMBLE_ACTIVATION_POLICY_DEBOUNCE only.
 *
 * Sets the effect of a press while the work of the button is running.
 */
void thimble_button_set_activation_policy (ThimbleButton *button, ThimbleActivationPolicy policy, guint delay);

/**
 * thimble_icon_button_new:
 * @icon_name: the icon of the desktop's theme.
 * @label: the accessible name, which is also the tooltip. A blank one leaves the button without a name, and a
 *   button without a name is not shown.
 *
 * Creates a button that shows only an icon.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_icon_button_new (const char *icon_name, const char *label);

/**
 * thimble_toggle_button_new:
 *
 * Creates a button that is on or off, without a title.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_toggle_button_new (void);

/**
 * thimble_toggle_button_new_with_label:
 * @label: the title. Underscores are shown as they are.
 *
 * Creates a button that is on or off, with a title.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_toggle_button_new_with_label (const char *label);

/**
 * thimble_toggle_button_new_with_mnemonic:
 * @label: the title. `_` marks the next letter as the mnemonic, pressed with Alt; `__` shows an underscore.
 *
 * Creates a button that is on or off, with a title and a mnemonic.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_toggle_button_new_with_mnemonic (const char *label);

/**
 * thimble_link_button_new:
 * @uri: an absolute address, such as `https://www.gtk.org`.
 * @label: the title. Underscores are shown as they are.
 *
 * Creates a link.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_link_button_new (const char *uri, const char *label);

/**
 * thimble_close_button_new:
 *
 * Creates a button that closes the window or popover around it. It is called "Close" in the user's language.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_close_button_new (void);

/**
 * thimble_floating_action_button_new:
 * @icon_name: the icon of the desktop's theme.
 * @label: the accessible name, which the extended button shows.
 *
 * Creates a button for the main action of a view. A #ThimbleFloatingActionOverlay places it above the view.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_floating_action_button_new (const char *icon_name, const char *label);

/**
 * thimble_menu_button_new:
 * @label: (nullable): the title. Underscores are shown as they are.
 * @model: (nullable): the menu. Its actions are those of the widgets around the button.
 *
 * Creates a button that opens a menu.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_menu_button_new (const char *label, GMenuModel *model);

/**
 * thimble_menu_button_popup:
 * @button: (transfer none): a #ThimbleMenuButton
 *
 * Opens the menu, if it has items and the button is on screen.
 */
void thimble_menu_button_popup (ThimbleMenuButton *button);

/**
 * thimble_menu_button_popdown:
 * @button: (transfer none): a #ThimbleMenuButton
 *
 * Closes the menu. Keyboard focus returns to the button.
 */
void thimble_menu_button_popdown (ThimbleMenuButton *button);

/**
 * thimble_button_list_row_new:
 * @label: the title. Underscores are shown as they are.
 *
 * Creates a row for a #ThimbleButtonList.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_button_list_row_new (const char *label);

/**
 * thimble_split_button_new:
 * @label: the title of the main part. Underscores are shown as they are.
 * @menu_label: the accessible name of the menu's part, such as "More ways to save".
 * @model: (nullable): the menu. Its actions are those of the widgets around the button.
 *
 * Creates a button with a main action and a menu of alternatives.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_split_button_new (const char *label, const char *menu_label, GMenuModel *model);

/**
 * thimble_split_button_get_primary_button:
 * @button: (transfer none): a #ThimbleSplitButton
 *
 * Returns the part that runs the action: its work, availability and look are those of any button.
 *
 * Returns: (transfer none): the result
 */
ThimbleButton *thimble_split_button_get_primary_button (ThimbleSplitButton *button);

/**
 * thimble_split_button_get_menu_button:
 * @button: (transfer none): a #ThimbleSplitButton
 *
 * Returns the part that opens the menu.
 *
 * Returns: (transfer none): the result
 */
ThimbleMenuButton *thimble_split_button_get_menu_button (ThimbleSplitButton *button);

/**
 * thimble_button_group_new:
 * @label: the accessible name of the group.
 *
 * Creates a group of buttons.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_button_group_new (const char *label);

/**
 * thimble_button_group_append:
 * @group: (transfer none): a #ThimbleButtonGroup
 * @button: (transfer none): a #ThimbleButton
 *
 * Adds a button at the end.
 */
void thimble_button_group_append (ThimbleButtonGroup *group, ThimbleButton *button);

/**
 * thimble_button_group_remove:
 * @group: (transfer none): a #ThimbleButtonGroup
 * @button: (transfer none): a #ThimbleButton
 *
 * Removes a button. It is released unless other code holds it.
 */
void thimble_button_group_remove (ThimbleButtonGroup *group, ThimbleButton *button);

/**
 * thimble_toggle_button_group_new:
 * @label: the accessible name of the group: the subject of the choice.
 * @mode: the number of buttons that can be on at once.
 *
 * Creates a group of toggle buttons for one choice or for several. Each button has a value, which is a text.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_toggle_button_group_new (const char *label, ThimbleSelectionMode mode);

/**
 * thimble_toggle_button_group_append:
 * @group: (transfer none): the group.
 * @tag: the value of the button. A value that the group already has is not added again.
 * @title: the title, which is not blank. `_` marks the next letter as the mnemonic.
 * @icon_name: (nullable): an icon before the title, of the desktop's theme.
 *
 * Adds a button at the end. In a mode that requires a choice, the first one is turned on.
 */
void thimble_toggle_button_group_append (ThimbleToggleButtonGroup *group, const char *tag, const char *title, const char *icon_name);

/**
 * thimble_toggle_button_group_append_icon:
 * @group: (transfer none): the group.
 * @tag: the value of the button. A value that the group already has is not added again.
 * @icon_name: the icon of the desktop's theme.
 * @label: the accessible name, which is also the tooltip. It is not blank.
 *
 * Adds a button that shows only an icon at the end.
 */
void thimble_toggle_button_group_append_icon (ThimbleToggleButtonGroup *group, const char *tag, const char *icon_name, const char *label);

/**
 * thimble_toggle_button_group_remove:
 * @group: (transfer none): a #ThimbleToggleButtonGroup
 * @tag: a text
 *
 * Removes the button of a value.
 */
void thimble_toggle_button_group_remove (ThimbleToggleButtonGroup *group, const char *tag);

/**
 * thimble_toggle_button_group_get_button:
 * @group: (transfer none): a #ThimbleToggleButtonGroup
 * @tag: a text
 *
 * Returns the button of a value, or %NULL. The group still handles its presses.
 *
 * Returns: (nullable) (transfer none): the result
 */
ThimbleToggleButton *thimble_toggle_button_group_get_button (ThimbleToggleButtonGroup *group, const char *tag);

/**
 * thimble_toggle_button_group_get_selected:
 * @group: (transfer none): a #ThimbleToggleButtonGroup
 *
 * Returns the value of the button that is on, the first in order if several are, or %NULL.
 *
 * Returns: (transfer full) (nullable): the result
 */
char *thimble_toggle_button_group_get_selected (ThimbleToggleButtonGroup *group);

/**
 * thimble_toggle_button_group_is_selected:
 * @group: (transfer none): a #ThimbleToggleButtonGroup
 * @tag: a text
 *
 * Returns whether the button of a value is on.
 *
 * Returns: the result
 */
gboolean thimble_toggle_button_group_is_selected (ThimbleToggleButtonGroup *group, const char *tag);

/**
 * thimble_toggle_button_group_set_selected:
 * @group: (transfer none): a #ThimbleToggleButtonGroup
 * @tag: a text
 * @is_selected: a #gboolean
 *
 * Turns the button of a value on or off, within the rules of the group's mode. Does not emit
 * #ThimbleToggleButtonGroup::changed.
 */
void thimble_toggle_button_group_set_selected (ThimbleToggleButtonGroup *group, const char *tag, gboolean is_selected);

/**
 * thimble_button_box_append:
 * @box: (transfer none): a #ThimbleButtonBox
 * @member: (transfer none): a #GtkWidget
 *
 * Adds a member at the end.
 */
void thimble_button_box_append (ThimbleButtonBox *box, GtkWidget *member);

/**
 * thimble_button_box_remove:
 * @box: (transfer none): a #ThimbleButtonBox
 * @member: (transfer none): a #GtkWidget
 *
 * Removes a member. It is released unless other code holds it.
 */
void thimble_button_box_remove (ThimbleButtonBox *box, GtkWidget *member);

/**
 * thimble_button_row_new:
 *
 * Creates a row of buttons for the foot of a view. They stack where they do not fit side by side.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_button_row_new (void);

/**
 * thimble_button_stack_new:
 *
 * Creates a column of buttons of one width.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_button_stack_new (void);

/**
 * thimble_button_list_new:
 *
 * Creates a list of rows with separators between them.
 *
 * Returns: (transfer none): a new widget
 */
GtkWidget *thimble_button_list_new (void);

/**
 * thimble_button_list_append:
 * @list: (transfer none): a #ThimbleButtonList
 * @row: (transfer none): a #GtkWidget
 *
 * Adds a row at the end.
 */
void thimble_button_list_append (ThimbleButtonList *list, GtkWidget *row);

/**
 * thimble_button_list_remove:
 * @list: (transfer none): a #ThimbleButtonList
 * @row: (transfer none): a #GtkWidget
 *
 * Removes a row and its separator. The row is released unless other code holds it.
 */
void thimble_button_list_remove (ThimbleButtonList *list, GtkWidget *row);

/**
 * thimble_floating_action_overlay_new:
 * @content: (transfer none): the content, which scrolls vertically.
 * @button: (transfer none): the button above the content.
 *
 * Creates a view that scrolls, with a button above it.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_floating_action_overlay_new (GtkWidget *content, ThimbleFloatingActionButton *button);

/**
 * thimble_summary_row_new:
 * @label: the subject of the line.
 * @value: the current value.
 *
 * Creates a line of a summary: a subject and its value.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_summary_row_new (const char *label, const char *value);

/**
 * thimble_summary_row_set_button:
 * @row: (transfer none): a #ThimbleSummaryRow
 * @button: (transfer none): a #ThimbleButton
 *
 * Sets the button that changes the value. A row takes one button.
 */
void thimble_summary_row_set_button (ThimbleSummaryRow *row, ThimbleButton *button);

/**
 * thimble_toast_overlay_new:
 * @child: (nullable): the content.
 *
 * Creates a container that shows short messages above the lower edge of its content.
 *
 * Returns: (transfer none): a new widget.
 */
GtkWidget *thimble_toast_overlay_new (GtkWidget *child);

/**
 * thimble_toast_overlay_show:
 * @overlay: (transfer none): the overlay.
 * @message: the message, without a full stop.
 *
 * Shows a message for five seconds, after the one that is shown now. A screen reader speaks it.
 * thimble_set_time_limit_factor() makes the time longer.
 */
void thimble_toast_overlay_show (ThimbleToastOverlay *overlay, const char *message);

/**
 * thimble_toast_overlay_show_with_button:
 * @overlay: (transfer none): the overlay.
 * @message: the message, without a full stop.
 * @label: the title of the button. `_` marks the next letter as the mnemonic.
 * @detailed_action_name: the action of the button, such as `win.undo` or `app.restore::note`: one of the widgets
 *   around the overlay, of their window or of the application. It is activated after the message has
 *   disappeared.
 *
 * Shows a message with a button for ten seconds, before those without a button. A screen reader speaks it.
 * thimble_set_time_limit_factor() makes the time longer.
 */
void thimble_toast_overlay_show_with_button (ThimbleToastOverlay *overlay, const char *message, const char *label, const char *detailed_action_name);

/**
 * thimble_toast_overlay_dismiss:
 * @overlay: (transfer none): a #ThimbleToastOverlay
 *
 * Dismisses the message that is shown now, if there is one.
 */
void thimble_toast_overlay_dismiss (ThimbleToastOverlay *overlay);

/**
 * thimble_command_new:
 * @name: the name of the action, without a prefix: letters, digits, dashes and dots.
 * @title: the title. `_` marks the next letter as the mnemonic; `__` shows an underscore.
 *
 * Creates a command.
 *
 * Returns: (transfer full): a new command.
 */
ThimbleCommand *thimble_command_new (const char *name, const char *title);

/**
 * thimble_command_activate:
 * @command: (transfer none): a #ThimbleCommand
 *
 * Activates the command, if it is enabled and no work of it is running.
 */
void thimble_command_activate (ThimbleCommand *command);

/**
 * thimble_command_finish_work:
 * @command: (transfer none): a #ThimbleCommand
 *
 * Ends the work that the signal #ThimbleCommand::work-started began, with success. The buttons show and announce it.
 *
 * It is safe to call when no such work is running.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_command_finish_work (ThimbleCommand *command);

/**
 * thimble_command_fail_work:
 * @command: (transfer none): the command.
 * @cause: the error that ended the work.
 *
 * Ends the work that the signal #ThimbleCommand::work-started began, with an error, as thimble_button_fail_work() does.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_command_fail_work (ThimbleCommand *command, const GError *cause);

/**
 * thimble_command_fail_work_with_message:
 * @command: (transfer none): the command.
 * @message: the reason, for the user: a sentence without a full stop.
 *
 * Ends the work that the signal #ThimbleCommand::work-started began, with a failure, as
 * thimble_button_fail_work_with_message() does.
 *
 * Returns: whether there was work to end.
 */
gboolean thimble_command_fail_work_with_message (ThimbleCommand *command, const char *message);

/**
 * thimble_command_cancel_work:
 * @command: (transfer none): a #ThimbleCommand
 *
 * Cancels the running work: the #GCancellable of #ThimbleCommand::work-started is cancelled. The work ends when the
 * program calls thimble_command_fail_work().
 */
void thimble_command_cancel_work (ThimbleCommand *command);

/**
 * thimble_command_set_progress:
 * @command: (transfer none): the command.
 * @fraction: the share, from 0 to 1.
 *
 * Sets the completed share of the work. It never decreases; smaller values and NaN are ignored.
 */
void thimble_command_set_progress (ThimbleCommand *command, double fraction);

G_END_DECLS
