// Calls that a program must not make. Each is a critical with a message, and none ends the process.

#include <thimble.h>

static gpointer
elsewhere (gpointer button)
{
  thimble_button_start_loading (button);
  g_assert_null (thimble_button_new ());
  g_assert_false (thimble_init ());
  return NULL;
}

static GtkWidget *
find (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type);
      if (found != NULL)
        return found;
    }
  return NULL;
}

int
main (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (THIMBLE_CHECK_VERSION (THIMBLE_MAJOR_VERSION, THIMBLE_MINOR_VERSION, THIMBLE_MICRO_VERSION));
  g_assert_false (THIMBLE_CHECK_VERSION (THIMBLE_MAJOR_VERSION, THIMBLE_MINOR_VERSION, THIMBLE_MICRO_VERSION + 1));

  g_assert_true (thimble_init ());
  g_assert_true (thimble_init ());
  g_assert_cmpstr (thimble_get_version (), ==, THIMBLE_VERSION_S);

  GtkWidget *label = g_object_ref_sink (gtk_label_new ("No button"));
  GtkWidget *button = g_object_ref_sink (thimble_button_new_with_label ("A_B"));
  GtkWidget *group = g_object_ref_sink (thimble_button_group_new ("Group"));
  g_autofree char *title = NULL;
  g_object_get (button, "title", &title, NULL);
  g_assert_cmpstr (title, ==, "A__B");
  g_autofree char *size = g_enum_to_string (THIMBLE_TYPE_BUTTON_SIZE, THIMBLE_BUTTON_SIZE_EXTRA_LARGE);
  g_assert_cmpstr (size, ==, "THIMBLE_BUTTON_SIZE_EXTRA_LARGE");

  thimble_button_start_loading (NULL);
  thimble_button_start_loading ((ThimbleButton *) label);
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), (ThimbleButton *) label);
  thimble_button_disable (THIMBLE_BUTTON (button), "  ", NULL);
  thimble_button_disable (THIMBLE_BUTTON (button), "\u200b", NULL);
  thimble_set_large_content_policy (3);
  g_object_unref (g_object_ref_sink (thimble_button_new_with_label (NULL)));
  thimble_button_fail_work (THIMBLE_BUTTON (button), NULL);
  thimble_button_fail_work_with_message (THIMBLE_BUTTON (button), NULL);
  thimble_button_set_activation_policy (THIMBLE_BUTTON (button), -1);
  g_thread_join (g_thread_new ("elsewhere", elsewhere, button));

  g_assert_false (thimble_button_finish_work (THIMBLE_BUTTON (button)));
  g_assert_cmpfloat (thimble_button_get_progress (THIMBLE_BUTTON (button)), ==, -1);
  g_assert_null (thimble_button_get_disabled_reason (THIMBLE_BUTTON (button)));
  g_assert_false (thimble_load_theme ("/nowhere.tokens.json", &error));
  g_assert_error (error, THIMBLE_THEME_ERROR, THIMBLE_THEME_ERROR_UNUSABLE);
  g_assert_true (g_strrstr (error->message, "/nowhere.tokens.json") != NULL);

  thimble_button_disable (THIMBLE_BUTTON (button), "Enter a name first", label);
  g_autofree char *reason = thimble_button_get_disabled_reason (THIMBLE_BUTTON (button));
  g_assert_cmpstr (reason, ==, "Enter a name first");
  thimble_button_enable (THIMBLE_BUTTON (button));
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (button));
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (button));

  GtkWidget *window = gtk_window_new (), *list = thimble_button_list_new ();
  GtkWidget *overlay = thimble_toast_overlay_new (list);
  gtk_window_set_child (GTK_WINDOW (window), overlay);
  thimble_button_list_append (THIMBLE_BUTTON_LIST (list), window);
  thimble_toast_overlay_show_with_button (THIMBLE_TOAST_OVERLAY (overlay), "Deleted", "_", "win.undo");
  gtk_widget_set_visible (window, TRUE);
  g_object_unref (g_object_ref_sink (thimble_toast_overlay_new (window)));
  thimble_toast_overlay_show_with_button (THIMBLE_TOAST_OVERLAY (overlay), "Deleted", "_Undo", "win.undoo");
  GtkWidget *undo = find (overlay, THIMBLE_TYPE_BUTTON);
  g_object_add_weak_pointer (G_OBJECT (undo), (gpointer *) &undo);
  g_signal_emit_by_name (undo, "clicked");
  while (undo != NULL)
    g_main_context_iteration (NULL, TRUE);
  g_autoptr (ThimbleCommand) command = thimble_command_new ("blank", "_\u200b");
  g_object_unref (g_object_ref_sink (thimble_button_new_with_command (command)));
  gtk_window_destroy (GTK_WINDOW (window));

  GtkWidget *toggles = thimble_toggle_button_group_new ("View", (ThimbleSelectionMode) 9);
  thimble_toggle_button_group_append (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "day", " ", NULL);
  g_assert_null (thimble_toggle_button_group_get_button (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "day"));
  thimble_toggle_button_group_select (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "day");
  thimble_toggle_button_group_remove (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "week");
  g_assert_null (thimble_toggle_button_group_get_selected (THIMBLE_TOGGLE_BUTTON_GROUP (toggles)));
  thimble_toggle_button_group_append (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "year", "Year", NULL);
  thimble_toggle_button_group_set_selected (THIMBLE_TOGGLE_BUTTON_GROUP (toggles), "yaer");
  GtkWidget *years = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (years), toggles);
  gtk_window_destroy (GTK_WINDOW (years));

  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_string (
      "<interface><object class='ThimbleToggleButtonGroup' id='group'>"
      "<property name='accessibility-label'>View</property>"
      "<child><object class='ThimbleToggleButton'><property name='title'>Day</property></object></child>"
      "</object>"
      "<object class='ThimbleIconButton' id='icon'/>"
      "<object class='ThimbleButton'><property name='title'>Save</property><property name='variant'>huge</property></object>"
      "</interface>", -1);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (gtk_builder_get_object (builder, "group"))));

  // The warning of a control without a name comes once.
  GtkWidget *nameless = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (nameless), GTK_WIDGET (gtk_builder_get_object (builder, "icon")));
  gtk_window_present (GTK_WINDOW (nameless));
  gtk_window_destroy (GTK_WINDOW (nameless));

  // Values that functions and properties do not take.
  thimble_button_set_disabled_reason (THIMBLE_BUTTON (button), " ");
  thimble_button_set_title ((ThimbleButton *) label, "Save");
  thimble_button_set_size (THIMBLE_BUTTON (button), (ThimbleButtonSize) 9);
  g_assert_cmpint (thimble_button_get_size (THIMBLE_BUTTON (button)), ==, THIMBLE_BUTTON_SIZE_MEDIUM);
  thimble_button_set_long_press (THIMBLE_BUTTON (button), " ", NULL);
  thimble_button_set_shortcut (THIMBLE_BUTTON (button), "<Contrl>s");
  g_assert_false (thimble_button_set_title_markup (THIMBLE_BUTTON (button), "<b>Save"));

  // NULL where a text must be.
  g_autofree char *kept = NULL;
  thimble_button_set_title (THIMBLE_BUTTON (button), NULL);
  g_object_get (button, "title", &kept, NULL);
  g_assert_cmpstr (kept, ==, "A__B");
  thimble_button_set_variant (THIMBLE_BUTTON (button), NULL);
  thimble_button_group_set_more_label (THIMBLE_BUTTON_GROUP (group), NULL);
  g_object_unref (g_object_ref_sink (thimble_button_group_new (NULL)));
  GtkWidget *choice = g_object_ref_sink (thimble_toggle_button_group_new ("Choice", THIMBLE_SELECTION_MODE_SINGLE));
  g_assert_null (thimble_toggle_button_group_get_button (THIMBLE_TOGGLE_BUTTON_GROUP (choice), NULL));
  g_assert_false (thimble_toggle_button_group_is_selected (THIMBLE_TOGGLE_BUTTON_GROUP (choice), NULL));
  g_object_unref (choice);
  g_object_unref (thimble_command_new (NULL, NULL));

  // A theme with a path that the kit does not know, and with grey text on grey buttons.
  g_autofree char *file = g_build_filename (g_get_tmp_dir (), "misuse.tokens.json", NULL);
  g_autofree char *json = g_strdup (
      "{'theme': {'opacity': {'disabld': {'$type': 'number', '$value': 0.5}}, 'color': {'button': {'primary': {'default': {"
      "'background': {'$type': 'color', '$value': {'colorSpace': 'srgb', 'components': [0.5, 0.5, 0.5]}},"
      "'foreground': {'$type': 'color', '$value': {'colorSpace': 'srgb', 'components': [0.6, 0.6, 0.6]}}}}}}}}");
  g_strdelimit (json, "'", '"');
  g_assert_true (g_file_set_contents (file, json, -1, NULL));
  g_assert_true (thimble_load_theme (file, NULL));
  g_autofree char *diagnostics = thimble_get_theme_diagnostics ();
  g_assert_nonnull (strstr (diagnostics, "disabld"));
  g_assert_nonnull (strstr (diagnostics, "contrast"));
  g_assert_true (thimble_use_bundled_theme ("default"));
  g_assert_false (thimble_use_bundled_theme ("Defualt"));

  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Misuse", G_APPLICATION_NON_UNIQUE);
  g_autoptr (ThimbleCommand) save = thimble_command_new ("save", "Save");
  g_autoptr (ThimbleCommand) store = thimble_command_new ("save", "Store");
  thimble_application_add_command (application, save);
  thimble_application_add_command (application, store);
  GtkWidget *own = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  thimble_application_window_add_command (GTK_APPLICATION_WINDOW (own), save);
  thimble_application_window_add_command (GTK_APPLICATION_WINDOW (own), store);
  gtk_window_destroy (GTK_WINDOW (own));

  // Names of GtkButton.
  GtkWidget *stock = g_object_ref_sink (thimble_button_new_with_label ("Save"));
  GtkWidget *frame = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (frame), stock);
  gtk_button_set_label (GTK_BUTTON (stock), "Delete");
  thimble_button_set_child (THIMBLE_BUTTON (stock), label);
  gtk_window_present (GTK_WINDOW (frame));
  while (!gtk_widget_get_mapped (stock) || gtk_widget_get_width (stock) == 0)
    g_main_context_iteration (NULL, TRUE);
  // What is heard stays what is seen.
  g_assert_null (gtk_test_accessible_check_property (GTK_ACCESSIBLE (stock), GTK_ACCESSIBLE_PROPERTY_LABEL, "Save"));
  gtk_window_destroy (GTK_WINDOW (frame));
  g_object_unref (stock);

  // The warning comes once for a class.
  GtkWidget *toggle = thimble_toggle_button_new (), *list_row = thimble_button_list_row_new ("Network");
  GtkWidget *stocks = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *shown = gtk_window_new ();
  thimble_button_set_title (THIMBLE_BUTTON (toggle), "Mute");
  gtk_box_append (GTK_BOX (stocks), toggle);
  gtk_box_append (GTK_BOX (stocks), list_row);
  // GtkButton shows the underscore of such a label, unless it uses underlines.
  gtk_box_append (GTK_BOX (stocks), g_object_new (THIMBLE_TYPE_BUTTON, "label", "my_file", NULL));
  gtk_box_append (GTK_BOX (stocks), g_object_new (THIMBLE_TYPE_BUTTON, "label", "my__notes", NULL));
  gtk_box_append (GTK_BOX (stocks), g_object_new (THIMBLE_TYPE_BUTTON, "label", "_Open", "use-underline", TRUE, NULL));
  gtk_window_set_child (GTK_WINDOW (shown), stocks);
  gtk_button_set_icon_name (GTK_BUTTON (toggle), "list-add-symbolic");
  gtk_button_set_child (GTK_BUTTON (list_row), gtk_label_new ("Other"));
  gtk_window_present (GTK_WINDOW (shown));
  while (gtk_widget_get_width (list_row) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (shown));

  GtkWidget *children[] = { label, button, group };
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      gpointer watched = children[i];
      g_object_add_weak_pointer (watched, &watched);
      g_object_unref (children[i]);
      g_assert_true (watched == NULL || i == 1);
    }
  g_print ("survived\n");
  return 0;
}
