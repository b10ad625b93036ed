// The seeded faults, one on each line: the rule that must find it, its name, the control, the line of C with the fault,
// and the line of its correct twin.
//
// The name of a fault is that of the group around its control, so that the place of a finding identifies the fault.
// SHOWN faults are in the tree, MEASURED ones are found only by using the application, and OPENED ones are in parts
// that must be opened. SHOWN_AT, MEASURED_AT and NARROW_AT are faults outside of a group; they have the place of the
// finding instead of a name. Before 4.12, GTK gives a control without a name that of its type; the tests treat this as
// "name-missing", and such a name as empty.

// Names.
SHOWN("name-missing", "Icon button", icon(box), , name(it, "Add"))
SHOWN("name-missing", "Button of a picture", button_of(box, gtk_picture_new()), , name(it, "Berlin"))
SHOWN("name-missing", "Icon toggle button", icon_toggle(box), , name(it, "Bold"))
SHOWN("name-missing", "Icon menu button", icon_menu(box), , name(it, "More"))
SHOWN("name-missing", "Icon link", link_of(box, image()), , name(it, "Manual"))
SHOWN("name-missing", "Entry beside a text", add(box, gtk_entry_new()), text(box, "Title:"), labels(text(box, "Title:"), it))
SHOWN("name-missing", "Entry", add(box, gtk_entry_new()), , name(it, "Street"))
SHOWN("name-missing", "Password entry", add(box, gtk_password_entry_new()), , name(it, "Password"))
SHOWN("name-missing", "Search entry", add(box, gtk_search_entry_new()), , name(it, "Search notes"))
SHOWN("name-missing", "Spin button", spin(box), , name(it, "Copies"))
SHOWN("name-missing", "Scale", scale(box), , name(it, "Volume"))
SHOWN("name-missing", "Switch", add(box, gtk_switch_new()), , name(it, "Wi-Fi"))
SHOWN("name-missing", "Switch beside a text", add(box, gtk_switch_new()), text(box, "Flight mode"), labels(text(box, "Flight mode"), it))
SHOWN("name-missing", "Text view", text_view(box, TRUE), , name(it, "Letter"))
SHOWN("name-missing", "Text view that is only read", text_view(box, FALSE), , name(it, "Messages"))
SHOWN("name-missing", "Row of a list", list_row(box, image()), , name(it, "Monday"))
SHOWN("name-missing", "Icon expander", expander_of(box, image()), , name(it, "Details"))
SHOWN("name-is-icon", "Name of an icon", icon(box), name(it, "document-save-symbolic"), name(it, "Save"))
SHOWN("name-is-icon", "Name of a file", icon(box), name(it, "save.png"), name(it, "Store"))
SHOWN("name-is-icon", "Letter of an icon font", icon(box), name(it, "\xee\x85\x85"), name(it, "Insert"))
SHOWN("name-is-vague", "Name of a role", icon(box), name(it, "Button"), name(it, "Print"))
SHOWN("name-is-vague", "Name of dots", icon(box), name(it, "…"), name(it, "Options"))
SHOWN("name-is-vague", "Placeholder for a name", icon(box), name(it, "Lorem ipsum"), name(it, "Paste"))
SHOWN("name-is-vague", "Entry called text", add(box, gtk_entry_new()), name(it, "Text"), name(it, "City"))
SHOWN("name-is-vague", "Link to here", link_of(box, gtk_label_new("Click here")), name(it, "Click here"), name(it, "Click here for prices"))
SHOWN("name-has-underscore", "Mnemonic that is none", button(box, "_Send"), , name(it, "Send"))
SHOWN("name-has-underscore", "Mnemonic inside", icon(box), name(it, "Save _as"), name(it, "Save as"))
SHOWN("name-has-underscore", "Mark on a check box", add(box, gtk_check_button_new_with_label(is_sound ? "Show cents" : "Show _cents")), , )
SHOWN("name-has-underscore", "Mark on a radio button", radio(box, is_sound ? "Snow" : "_Snow"), , )
SHOWN("name-duplicate", "Two buttons", (button(box, "Delete"), button(box, "Delete")), , name(it, "Delete Tuesday"))
SHOWN("name-duplicate", "Two switches", (name(add(box, gtk_switch_new()), "Alarm"), add(box, gtk_switch_new())), name(it, "Alarm"), name(it, "Alarm on Sunday"))
SHOWN("label-in-name", "Other words", button(box, "Post"), name(it, "Submit"), name(it, "Post to all"))
SHOWN("label-in-name", "Other words of a toggle button", toggle(box, "Strong"), name(it, "Bold type"), name(it, "Strong type"))
SHOWN("label-in-name", "A part of the words", button(box, "Move to archive"), name(it, "Move"), name(it, "Move to archive now"))
SHOWN("name-is-description", "Icon button with a description", icon(box), describe(it, "Adds a day"), (name(it, "Add"), describe(it, "Adds a day")))
SHOWN("name-has-markup", "Mnemonic of another toolkit", icon(box), name(it, "&Open"), name(it, "Open"))
SHOWN("name-has-markup", "Tag in a description", button(box, "Speed"), describe(it, "<b>Fast</b>"), describe(it, "Fast"))
SHOWN("placeholder-is-label", "Placeholder alone", placeholder_entry(box, "Your name"), name(it, "Your name"), labels(text(box, "Your name"), it))

// Pictures and windows.
SHOWN("image-name", "Picture called by its file", add(box, picture()), name(it, "map.png"), name(it, "A map of Berlin"))
SHOWN("image-name", "Picture called by its icon", add(box, picture()), name(it, "dialog-warning-symbolic"), name(it, "Warning"))
SHOWN("image-name", "Picture called picture", add(box, picture()), name(it, "Picture"), name(it, "The harbour at night"))
SHOWN("image-name", "Picture without a name", add(box, picture()), , name(it, "The team"))
SHOWN_AT("window-title", "frame \"\"", other_window(GTK_ACCESSIBLE_ROLE_WINDOW), , title(it, "Second"))
SHOWN_AT("window-title", "dialog \"\"", other_window(GTK_ACCESSIBLE_ROLE_DIALOG), , title(it, "Question"))

// Roles, states and actions.
SHOWN("role-unfit", "Picture that takes the focus", add(box, picture()), (name(it, "Zoom"), gtk_widget_set_focusable(it, TRUE)), name(it, "A tree"))
SHOWN("busy-unsaid", "Button at work", button_of(box, gtk_progress_bar_new()), name(it, "Copy"), (name(it, "Copy"), busy(it)))
SHOWN("action-missing", "Box as a button", is_sound ? button(box, "Fold") : of_role(box, GTK_ACCESSIBLE_ROLE_BUTTON), name(it, "Fold"), )
SHOWN("action-missing", "Box as a link", is_sound ? link_of(box, gtk_label_new("Help")) : of_role(box, GTK_ACCESSIBLE_ROLE_LINK), name(it, "Help"), name(it, "Help"))
SHOWN("focus-missing", "Button for the pointer alone", button(box, "Undo"), gtk_widget_set_focusable(it, FALSE), )
SHOWN("focus-missing", "Switch for the pointer alone", add(box, gtk_switch_new()), (name(it, "Sound"), gtk_widget_set_focusable(it, FALSE)), name(it, "Sound"))
SHOWN("nested-controls", "Button in a button", button_of(box, is_sound ? gtk_label_new("Outer") : gtk_button_new_with_label("Inner")), name(it, "Outer"), name(it, "Outer"))
SHOWN("nested-controls", "Switch in a button", button_of(box, is_sound ? gtk_label_new("Radio") : named(gtk_switch_new(), "Radio on")), name(it, "Radio"), name(it, "Radio"))
SHOWN("error-unexplained", "Error that is not explained", named_entry(box, "Date"), invalid(it), (invalid(it), describe(it, "The day is missing")))

// Values and relations.
SHOWN("indicator-name", "Progress bar", add(box, gtk_progress_bar_new()), , name(it, "Copying"))
SHOWN("indicator-name", "Level bar", add(box, gtk_level_bar_new()), , name(it, "Battery"))
SHOWN("value-missing", "Slider without a value", is_sound ? scale(box) : of_role(box, GTK_ACCESSIBLE_ROLE_SLIDER), name(it, "Width"), name(it, "Width"))
SHOWN("value-missing", "Spin button without a value", is_sound ? spin(box) : of_role(box, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON), name(it, "Height"), name(it, "Height"))
SHOWN("relation-broken", "Button described by nothing", button(box, "Erase"), described(text(box, ""), it), described(text(box, "For ever"), it))
SHOWN("relation-broken", "Entry described by nothing", named_entry(box, "Mail"), described(text(box, ""), it), described(text(box, "We write never"), it))

// Structure.
SHOWN("heading-text", "Heading without a text", of_role(box, GTK_ACCESSIBLE_ROLE_HEADING), add(it, image()), add(it, gtk_label_new("Summary")))
SHOWN("heading-role", "Heading that is only large", large(box, "Accounts"), , )
SHOWN("text-cut", "Text without room", cut(box, "The connection was closed before all letters were sent"), , gtk_widget_set_tooltip_text(it, gtk_label_get_text(GTK_LABEL(it))))
SHOWN("table-headers", "Table without headers", table(box, is_sound), , )
SHOWN("row-name", "Row of a picture", table_row(box), , name(it, "Venus"))
SHOWN("parent-missing", "Item outside of a list", list_item(is_sound ? of_role(box, GTK_ACCESSIBLE_ROLE_LIST) : box), , )
SHOWN("parent-missing", "Cell outside of a table", cell(is_sound ? table_row_of(box) : box), , )
SHOWN_AT("container-name", "tool-bar \"\"", tool_bars(), , name(it, "Format"))
SHOWN("target-overlap", "Buttons over each other", pair(box, is_sound ? 90 : 4), , )
SHOWN("target-overlap", "Button over a button", over(box), , )
SHOWN("box-wrong", "Button outside of the window", beside(box, is_sound ? 0 : -5000), , )

// The focus.
MEASURED("focus-order", "Order", order(box), jump(it), )
NEW_LINE
MEASURED("focus-unreachable", "Passed by", button(box, "Passed by"), gtk_widget_set_can_focus(box, FALSE), )
MEASURED("focus-invisible", "Button without a ring", button(box, "Ringless"), class(it, "ringless"), )
MEASURED("focus-contrast", "Faint ring", button(box, "Faint"), class(it, "faint"), )
NEW_LINE
MEASURED("focus-unreachable", "Row of check boxes", check_row(box), , on_key(it, rove, NULL))
NEW_LINE
// Contrast, and another ring.
MEASURED("contrast-text", "Pale text", text(box, "Pale text"), class(it, "pale"), class(it, "gray"))
MEASURED("contrast-text", "Faded text", text(box, "Faded text"), gtk_widget_set_opacity(it, 0.4), class(it, "gray"))
MEASURED("contrast-text", "Pale button", button(box, "Pale"), class(it, "paletext"), )
NEW_LINE
MEASURED("contrast-text", "Large pale text", heading(box, "Huge"), class(it, "largepale"), class(it, "large"))
MEASURED("focus-invisible", "Switch without a ring", named(add(box, gtk_switch_new()), "Lamp"), class(it, "ringless"), )
MEASURED("contrast-text", "Pale entry", written_entry(box), class(it, "paletext"), )
NEW_LINE
MEASURED("contrast-graphic", "Pale icon", named(icon(box), "Append"), class(it, "paleicon"), class(it, "icon"))
MEASURED("contrast-graphic", "Pale toggle icon", named(icon_toggle(box), "Pin"), class(it, "paleicon"), class(it, "icon"))
// Small targets beside each other.
MEASURED("target-size", "Earlier", named(tiny(box), "Earlier"), , class(it, "roomy"))
MEASURED("target-size", "Later", named(tiny(box), "Later"), , class(it, "roomy"))
NEW_LINE
// Targets over each other, in different containers.
MEASURED("target-overlap", "Button over a longer button", over_end(box), , )
NEW_LINE
// A box at another place.
MEASURED("box-wrong", "Drawn elsewhere", shifted(box), name(it, "Map"), name(it, "Map"))
NEW_LINE
// Focus rings and text that are pale only in the dark, or only in high contrast.
MEASURED("focus-contrast", "Faint ring in the dark", button(box, "Night"), class(it, "faintdark"), )
MEASURED("focus-invisible", "No ring in the dark", button(box, "Moon"), class(it, "ringlessdark"), )
MEASURED("focus-contrast", "Faint ring in high contrast", button(box, "Strong"), class(it, "fainthigh"), )
MEASURED("contrast-text", "Pale text in the dark", text(box, "Dusk"), class(it, "paledark"), )
NEW_LINE
// Boundaries of controls.
MEASURED("contrast-boundary", "Pale check box", add(box, gtk_check_button_new_with_label("Snow")), class(it, "paleedge"), )
MEASURED("contrast-boundary", "Pale radio button", radio(box, "Rain"), class(it, "paleedge"), )
MEASURED("contrast-boundary", "Pale switch", named(add(box, gtk_switch_new()), "Heating"), class(it, "paleswitch"), )
NEW_LINE
MEASURED("contrast-boundary", "Pale border of an entry", short_entry(box, "Town"), class(it, "paleborder"), )
// Looks without a state.
MEASURED("error-unsaid", "Red entry", short_entry(box, "Age"), class(it, "wrong"), (class(it, "wrong"), invalid(it), describe(it, "It is a number")))
NEW_LINE
MEASURED("pressed-unsaid", "Buttons of which one is chosen", choice(box), class(it, "chosen"), (class(it, "chosen"), pressed(it)))
NEW_LINE
MEASURED("status-unsaid", "Text about the focus", teller(box), , )
NEW_LINE
// Text that a widget draws itself, so that no label of it is reported.
MEASURED("contrast-text", "Pale drawn text", drawn(box, "Drawn"), class(it, "paledrawn"), )
MEASURED("text-enlarged", "Drawn text of a fixed size", drawn(box, "Rigid"), class(it, "rigid"), )
NEW_LINE
// Text of 200 %, and a narrow window.
MEASURED("text-enlarged", "Text of a fixed size", text(box, "Fixed size"), class(it, "fixed"), )
MEASURED("text-enlarged", "Button of a fixed size", button(box, "Fixed"), class(it, "fixed"), )
NEW_LINE
MEASURED("text-enlarged", "Text in a fixed place", in_place(box, text(NULL, "Room for this")), , gtk_overlay_set_measure_overlay(GTK_OVERLAY(box_of(it)), it, TRUE))
NEW_LINE
MEASURED_AT("text-enlarged", "frame \"Seeded\"", crowded(box, "Annotate"), , if (has_large_text()) button(popover(box, "More"), "Annotate"))
NEW_LINE
MEASURED_AT("window-narrow", "frame \"Seeded\"", button(box, "Far"), gtk_widget_set_margin_start(it, 400), )
NEW_LINE
// This must be the last one, because Tab cannot go further.
MEASURED("focus-trap", "Trap", button(box, "Last"), on_key(it, keep, NULL), )

// Parts that are opened.
OPENED("name-missing", "In a popover", icon(popover(box, "Share")), , name(it, "Add"))
OPENED("placeholder-is-label", "Entry in a popover", placeholder_entry(popover(box, "Filter"), "Your name"), name(it, "Your name"), labels(text(gtk_widget_get_parent(it), "Your name"), it))
OPENED("contrast-text", "Pale text in a popover", text(popover(box, "News"), "Nothing happened today"), class(it, "pale"), class(it, "gray"))
OPENED("name-has-underscore", "In a menu", menu(box, "File", is_sound ? "Save as" : "Save __as"), , )
OPENED("name-missing", "In an expander", icon(unfolded(box, "Details")), , name(it, "Insert"))
OPENED("name-missing", "On the second page", icon(second_page(box, "General", "Sound")), , name(it, "Louder"))
OPENED("image-name", "In a popover on the second page", add(popover(second_page(box, "Look", "Colors"), "Palette"), picture()), name(it, "map.png"), name(it, "A map of Berlin"))
// Controls with a wrong role or state. They come last, because they change the application.
OPENED("popup-trap", "Popover that comes back", popover(box, "Help"), come_back(it), text(it, "Press F1"))
OPENED("popup-effect", "Change of a text", is_sound ? unfolded(box, "Notes") : folded(box, "Notes"), (text(box, "Old"), on_click(it, change)), text(it, "None"))
OPENED("popup-effect", "Text that stays", is_sound ? unfolded(box, "Log") : folded(box, "Log"), on_click(it, grow), text(it, "None"))
OPENED("popup-effect", "Other window", is_sound ? unfolded(box, "Map") : folded(box, "Map"), on_click(it, open_other), text(it, "Empty"))
OPENED("popup-effect", "End of the program", is_sound ? unfolded(box, "Quit") : folded(box, "Quit"), on_click(it, end), text(it, "Nothing"))

// A narrow screen, which has room for one pane.
NARROW_AT("window-narrow", "frame \"Seeded\"", sidebar(box), , opened_by(it, button(box, "All folders")))
