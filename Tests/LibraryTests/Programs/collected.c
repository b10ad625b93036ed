// Objects that C makes, with a reference as that of a garbage collector, and drops: on the main thread, on another one, while
// the kit holds them. Prints the number of objects that are left.

#include <thimble.h>

static int alive;

static void
gone (gpointer data, GObject *where)
{
  alive--;
}

static void
watch (gpointer object)
{
  alive++;
  g_object_weak_ref (object, gone, NULL);
}

static void
toggled (gpointer data, GObject *object, gboolean is_last)
{
  *(gboolean *) data = is_last;
}

// Drops an object as the collector of a language does: only when it is told that its reference is the last one.
static void
collect (gpointer object)
{
  gboolean is_last = FALSE;
  g_object_add_toggle_ref (object, toggled, &is_last);
  g_object_unref (object);
  g_assert_true (is_last);
  g_object_remove_toggle_ref (object, toggled, &is_last);
}

static gpointer
drop (gpointer object)
{
  g_object_unref (object);
  return NULL;
}

static void
clicked (ThimbleButton *button, gpointer data)
{
}

static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE));
}

static void
button_of_own (void)
{
  GtkWidget *button = g_object_ref_sink (thimble_button_new_with_label ("Save"));
  watch (button);
  g_object_set_data_full (G_OBJECT (button), "note", g_strdup ("note"), g_free);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), NULL);
  g_signal_emit_by_name (button, "clicked");
  collect (button);
}

static void
button_of_kit (void)
{
  GtkWidget *split = g_object_ref_sink (thimble_split_button_new ("Save", "More", NULL));
  ThimbleButton *primary = thimble_split_button_get_primary_button (THIMBLE_SPLIT_BUTTON (split));
  g_assert_true (primary == thimble_split_button_get_primary_button (THIMBLE_SPLIT_BUTTON (split)));
  g_object_ref (primary);
  watch (split);
  watch (primary);
  collect (split);
  collect (primary);
}

static void
held_by_kit (void)
{
  GtkWidget *button = g_object_ref_sink (thimble_button_new ());
  ThimbleCommand *command = thimble_command_new ("save", "Save");
  GtkWidget *follower = g_object_ref_sink (thimble_button_new_with_command (command));
  watch (button);
  watch (command);
  watch (follower);
  g_object_unref (command);
  thimble_command_activate (command);
  collect (follower);
  thimble_button_start_loading (THIMBLE_BUTTON (button));
  collect (button);
}

static void
dropped_elsewhere (void)
{
  GtkWidget *button = g_object_ref_sink (thimble_toggle_button_new_with_label ("Bold"));
  watch (button);
  g_thread_join (g_thread_new ("elsewhere", drop, button));
}

static void
disposed (void)
{
  GtkWidget *group = g_object_ref_sink (thimble_button_group_new ("Format"));
  GtkWidget *button = thimble_button_new_with_label ("Bold");
  watch (group);
  watch (button);
  thimble_button_group_append (THIMBLE_BUTTON_GROUP (group), THIMBLE_BUTTON (button));
  g_object_run_dispose (G_OBJECT (group));
  g_object_run_dispose (G_OBJECT (group));
  collect (group);
  button = g_object_ref_sink (thimble_button_new_with_label ("Bold"));
  watch (button);
  g_object_run_dispose (G_OBJECT (button));
  thimble_button_start_loading (THIMBLE_BUTTON (button));
  collect (button);
}

int
main (void)
{
  g_assert_true (thimble_init ());
  for (int round = 0; round < 200; round++)
    {
      button_of_own ();
      button_of_kit ();
      held_by_kit ();
      dropped_elsewhere ();
      disposed ();
      settle ();
    }
  g_print ("%d\n", alive);
}
