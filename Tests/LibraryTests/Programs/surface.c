// The functions of one name that several classes have, and the sound of a press, each with its effect.

#include <thimble.h>

static int beeps;

// Needed because nobody hears the bell of a display: the library calls this function in place of GDK's.
void
gdk_display_beep (GdkDisplay *display)
{
  beeps++;
}

static GCancellable *token;

static void
work_started (gpointer source, GCancellable *cancellable, gpointer data)
{
  g_set_object (&token, cancellable);
}

// Work begins and ends in a later turn of the main loop.
#define wait_until(condition) while (!(condition)) g_main_context_iteration (NULL, TRUE)

static void
presses (void)
{
  GtkWidget *button = g_object_ref_sink (thimble_button_new_with_label ("Save"));
  thimble_button_set_plays_sound (THIMBLE_BUTTON (button), TRUE);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (beeps, ==, 1);
  thimble_button_set_plays_sound (THIMBLE_BUTTON (button), FALSE);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (beeps, ==, 1);

  thimble_button_set_label (THIMBLE_BUTTON (button), "Save_all");
  g_autofree char *label = thimble_button_get_label (THIMBLE_BUTTON (button));
  g_assert_cmpstr (label, ==, "Save_all");
  thimble_button_set_icon_name (THIMBLE_BUTTON (button), "document-save-symbolic");
  g_autofree char *icon = thimble_button_get_icon_name (THIMBLE_BUTTON (button));
  g_assert_cmpstr (icon, ==, "document-save-symbolic");
  g_object_unref (button);

  GtkWidget *toggle = g_object_ref_sink (thimble_toggle_button_new_with_mnemonic ("_Bold"));
  g_autofree char *mnemonic = thimble_button_get_title (THIMBLE_BUTTON (toggle));
  g_assert_cmpstr (mnemonic, ==, "_Bold");
  g_object_unref (toggle);
}

static void
work (void)
{
  GtkWidget *button = g_object_ref_sink (thimble_button_new_with_label ("Send"));
  g_autoptr (ThimbleCommand) command = thimble_command_new ("send", "Send");
  GtkWidget *follower = g_object_ref_sink (thimble_button_new_with_command (command));
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, "Cancelled");
  g_signal_connect (button, "work-started", G_CALLBACK (work_started), NULL);
  g_signal_connect (command, "work-started", G_CALLBACK (work_started), NULL);

  g_signal_emit_by_name (button, "clicked");
  g_assert_null (token);
  wait_until (token != NULL);
  g_assert_true (thimble_button_get_pending (THIMBLE_BUTTON (button)));
  thimble_button_cancel_work (THIMBLE_BUTTON (button));
  wait_until (g_cancellable_is_cancelled (token));
  g_assert_true (thimble_button_fail_work (THIMBLE_BUTTON (button), error));
  wait_until (!thimble_button_get_pending (THIMBLE_BUTTON (button)));

  g_clear_object (&token);
  thimble_command_activate (command);
  wait_until (token != NULL);
  g_assert_true (thimble_command_get_running (command) && !g_cancellable_is_cancelled (token));
  thimble_command_set_progress (command, 0.5);
  wait_until (thimble_button_get_progress (THIMBLE_BUTTON (follower)) == 0.5);
  thimble_command_cancel_work (command);
  wait_until (g_cancellable_is_cancelled (token));
  g_assert_true (thimble_command_fail_work (command, error));
  wait_until (!thimble_command_get_running (command));
  g_assert_false (thimble_command_finish_work (command));
  g_clear_object (&token);
  thimble_command_activate (command);
  wait_until (token != NULL);
  g_assert_true (thimble_command_finish_work (command));
  wait_until (!thimble_command_get_running (command));
  g_clear_object (&token);
  g_object_unref (button);
  g_object_unref (follower);
}

static void
containers (void)
{
  GtkWidget *first = g_object_ref_sink (thimble_button_new_with_label ("First"));
  GtkWidget *second = g_object_ref_sink (thimble_button_new_with_label ("Second"));
  GtkWidget *group = g_object_ref_sink (thimble_button_group_new ("Edit"));
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (second));
  thimble_button_group_insert (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (first), 0);
  g_assert_true (gtk_widget_get_next_sibling (first) == second);
  for (GtkWidget *button = first; button != NULL; button = button == first ? second : NULL)
    {
      thimble_button_group_remove (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (button));
      g_assert_null (gtk_widget_get_parent (button));
    }

  GtkWidget *row = g_object_ref_sink (thimble_button_row_new ());
  thimble_button_box_append (THIMBLE_BUTTON_BOX (row), first);
  thimble_button_box_append (THIMBLE_BUTTON_BOX (row), second);
  thimble_button_row_set_primary_placement (THIMBLE_BUTTON_ROW (row), THIMBLE_BUTTON_ROW_PRIMARY_PLACEMENT_FIRST);
  g_assert_true (gtk_widget_get_first_child (row) == first);
  thimble_button_row_set_primary (THIMBLE_BUTTON_ROW (row), second);
  g_assert_true (gtk_widget_get_first_child (row) == second);
  thimble_button_box_remove (THIMBLE_BUTTON_BOX (row), first);
  g_assert_null (gtk_widget_get_parent (first));

  GtkWidget *list = g_object_ref_sink (thimble_button_list_new ()), *line = thimble_button_list_row_new ("Network");
  thimble_button_list_append (THIMBLE_BUTTON_LIST (list), line);
  g_assert_nonnull (gtk_widget_get_ancestor (line, THIMBLE_TYPE_BUTTON_LIST));
  thimble_button_list_remove (THIMBLE_BUTTON_LIST (list), line);
  g_assert_null (gtk_widget_get_first_child (list));

  GtkWidget *view = g_object_ref_sink (thimble_toggle_button_group_new ("View", THIMBLE_SELECTION_MODE_SINGLE));
  ThimbleToggleButtonGroup *choice = THIMBLE_TOGGLE_BUTTON_GROUP (view);
  thimble_toggle_button_group_append (choice, "week", "Week", NULL);
  thimble_toggle_button_group_insert (choice, 0, "day", "Day", NULL);
  thimble_toggle_button_group_set_variant (choice, "primary");
  thimble_toggle_button_group_set_size (choice, THIMBLE_BUTTON_SIZE_LARGE);
  ThimbleButton *day = THIMBLE_BUTTON (thimble_toggle_button_group_get_button (choice, "day"));
  g_autofree char *variant = thimble_button_get_variant (day);
  g_assert_true (gtk_widget_get_prev_sibling (GTK_WIDGET (day)) == NULL);
  g_assert_cmpstr (variant, ==, "primary");
  g_assert_cmpint (thimble_button_get_size (day), ==, THIMBLE_BUTTON_SIZE_LARGE);

  GtkWidget *all[] = { first, second, group, row, list, view };
  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    g_object_unref (all[i]);
}

static void
closing (void)
{
  GtkWidget *window = gtk_window_new (), *close = thimble_close_button_new ();
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_set_child (GTK_WINDOW (window), close);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_emit_by_name (close, "clicked");
  wait_until (window == NULL);
}

int
main (void)
{
  g_assert_true (thimble_init ());
  presses ();
  work ();
  containers ();
  closing ();
  g_print ("whole\n");
  return 0;
}
