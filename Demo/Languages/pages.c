// The gallery's pages "button" and "loading" in C.
//
//   cc $(pkg-config --cflags thimble-1) pages.c $(pkg-config --libs thimble-1) -o pages && ./pages loading

#include <thimble.h>

// The work of a button: so many steps of a tenth of a second, and the texts that say how it went.
typedef struct
{
  guint steps;
  GtkLabel *label;
  const char *began, *done, *failed, *cancelled;
  gboolean is_counted;
} Work;

typedef struct
{
  ThimbleButton *button;
  GCancellable *cancellable;
  Work work;
  guint step;
} Run;

static guint runs = 0;

static void
say (GtkLabel *label, const char *text)
{
  if (label != NULL && text != NULL)
    gtk_label_set_text (label, text);
}

static gboolean
tick (gpointer data)
{
  Run *run = data;
  Work *work = &run->work;
  g_autoptr (GError) error = NULL;

  run->step++;
  if (g_cancellable_set_error_if_cancelled (run->cancellable, &error))
    say (work->label, work->cancelled);
  else if (run->step < work->steps)
    {
      if (work->is_counted && run->step % 2 == 0)
        {
          g_autofree char *page = g_strdup_printf ("Page %u of %u", run->step / 2, work->steps / 2);
          thimble_button_set_progress (run->button, (double) run->step / work->steps);
          say (work->label, page);
        }
      return G_SOURCE_CONTINUE;
    }
  else if (work->failed != NULL)
    {
      g_set_error_literal (&error, G_IO_ERROR, G_IO_ERROR_NOT_CONNECTED, work->failed);
      say (work->label, work->failed);
    }
  else if (work->done != NULL)
    say (work->label, work->done);
  else
    {
      g_autofree char *count = g_strdup_printf (runs == 0 ? "%u run" : "%u runs", runs + 1);
      runs++;
      say (work->label, count);
    }

  if (error == NULL)
    thimble_button_finish_work (run->button);
  else
    thimble_button_fail_work (run->button, error);
  g_object_unref (run->button);
  g_object_unref (run->cancellable);
  g_free (run);
  return G_SOURCE_REMOVE;
}

static void
work_started (ThimbleButton *button, GCancellable *cancellable, gpointer data)
{
  Run *run = g_new0 (Run, 1);

  run->button = g_object_ref (button);
  run->cancellable = g_object_ref (cancellable);
  run->work = *(Work *) data;
  say (run->work.label, run->work.began);
  g_timeout_add (100, tick, run);
}

static GtkWidget *
new_button (const char *label, const char *icon_name, const char *variant)
{
  GtkWidget *button = thimble_button_new_with_mnemonic (label);

  g_object_set (button, "icon-name", icon_name, NULL);
  if (variant != NULL)
    g_object_set (button, "variant", variant, NULL);
  return button;
}

static GtkWidget *
with_work (GtkWidget *button, Work work)
{
  g_signal_connect_data (button, "work-started", G_CALLBACK (work_started), g_memdup2 (&work, sizeof work),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  return button;
}

// A line of widgets, which end with NULL.
static void
add_line (GtkBox *page, GtkWidget *first, ...)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  va_list more;

  va_start (more, first);
  for (GtkWidget *widget = first; widget != NULL; widget = va_arg (more, GtkWidget *))
    gtk_box_append (GTK_BOX (line), widget);
  va_end (more);
  gtk_box_append (page, line);
}

// The page "button" -------------------------------------------------------------------------------------------------------

static void
count (ThimbleButton *button, GtkLabel *label)
{
  static guint presses = 0;
  g_autofree char *text = g_strdup_printf ("Pressed %u times", ++presses);

  say (label, presses == 1 ? "Pressed once" : text);
}

static void
show_button (GtkBox *page)
{
  GtkWidget *sizes = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  const char *names[] = { "Mini", "Small", "Medium", "Large", "Extra Large" };
  GtkWidget *disabled[] = { new_button ("Disabled", NULL, "primary"), new_button ("Unavailable", NULL, NULL) };
  GtkWidget *pinned = new_button ("Pinned", NULL, NULL);
  GtkWidget *counter = new_button ("_Count", NULL, NULL), *result = gtk_label_new ("Not pressed yet");

  add_line (page, new_button ("Send", NULL, "primary"), new_button ("Approve", NULL, "success"),
            new_button ("Delete", NULL, "danger"), new_button ("Share", NULL, "tinted"), new_button ("Open", NULL, NULL),
            new_button ("Details", NULL, "outlined"), new_button ("Skip", NULL, "plain"), NULL);
  add_line (page, new_button ("Add Item", "list-add-symbolic", "primary"),
            new_button ("Print", "document-print-symbolic", NULL),
            new_button ("Bookmark", "user-bookmarks-symbolic", "outlined"),
            new_button ("Refresh", "view-refresh-symbolic", "plain"), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWidget *button = new_button (names[i], "starred-symbolic", NULL);
      g_object_set (button, "size", THIMBLE_BUTTON_SIZE_MINI + i, "valign", GTK_ALIGN_CENTER, NULL);
      gtk_box_append (GTK_BOX (sizes), button);
    }
  gtk_box_append (page, sizes);
  for (guint i = 0; i < G_N_ELEMENTS (disabled); i++)
    gtk_widget_set_sensitive (disabled[i], FALSE);
  g_object_set (pinned, "selected", TRUE, NULL);
  add_line (page, new_button ("Enabled", NULL, "primary"), disabled[0], disabled[1], pinned, NULL);
  g_signal_connect_object (counter, "clicked", G_CALLBACK (count), result, 0);
  add_line (page, counter, result, NULL);
}

// The page "loading" ------------------------------------------------------------------------------------------------------

static gboolean
stop (gpointer button)
{
  ThimblePendingOutcome outcome = GPOINTER_TO_INT (g_object_get_data (button, "outcome"));

  thimble_button_stop_loading (button, outcome, NULL);
  return G_SOURCE_REMOVE;
}

static void
start_for_a_while (ThimbleButton *button)
{
  thimble_button_start_loading (button);
  g_timeout_add_seconds_full (G_PRIORITY_DEFAULT, 2, stop, g_object_ref (button), g_object_unref);
}

static GtkWidget *
with_outcome (GtkWidget *button, ThimblePendingOutcome outcome)
{
  g_object_set_data (G_OBJECT (button), "outcome", GINT_TO_POINTER (outcome));
  g_signal_connect (button, "clicked", G_CALLBACK (start_for_a_while), NULL);
  return button;
}

static GtkWidget *
with_policy (GtkWidget *button, ThimbleActivationPolicy policy)
{
  thimble_button_set_activation_policy (THIMBLE_BUTTON (button), policy);
  if (policy == THIMBLE_ACTIVATION_POLICY_DEBOUNCE)
    thimble_button_set_debounce_time (THIMBLE_BUTTON (button), 1000);
  return button;
}

static void
start_target (GtkButton *button, ThimbleButton *target)
{
  thimble_button_start_loading (target);
}

static void
advance_target (GtkButton *button, ThimbleButton *target)
{
  thimble_button_set_progress (target, MAX (thimble_button_get_progress (target), 0) + 0.25);
}

static void
stop_target (GtkButton *button, ThimbleButton *target)
{
  thimble_button_stop_loading (target, THIMBLE_PENDING_OUTCOME_SUCCESS, NULL);
}

static void
follow_name (GtkEditable *name, ThimbleButton *create)
{
  if (gtk_editable_get_text (name)[0] == 0)
    thimble_button_disable (create, "Enter a file name first", GTK_WIDGET (name));
  else
    thimble_button_enable (create);
}

static void
clear_name (GtkButton *button, GtkEditable *name)
{
  gtk_editable_set_text (name, "");
}

static void
show_loading (GtkBox *page)
{
  const char *play = "media-playback-start-symbolic";
  GtkWidget *saved = gtk_label_new ("Nothing saved yet"), *exported = gtk_label_new ("Twelve seconds of work");
  GtkWidget *sent = gtk_label_new ("Not sent yet"), *found = gtk_label_new ("Press, then Escape");
  GtkWidget *ran = gtk_label_new ("No run yet"), *checked = gtk_label_new ("Not checked yet");
  Work save = { 30, GTK_LABEL (saved), NULL, "Saved", NULL, NULL, FALSE };
  Work export = { 120, GTK_LABEL (exported), NULL, "Exported", NULL, NULL, TRUE };
  Work send = { 10, GTK_LABEL (sent), NULL, NULL, "You are offline", NULL, FALSE };
  Work search = { 600, GTK_LABEL (found), "Searching for a minute…", "Found nothing", NULL, "Search cancelled", FALSE };
  Work run = { 20, GTK_LABEL (ran), NULL, NULL, NULL, NULL, FALSE };
  Work check = { 1, GTK_LABEL (checked), NULL, "All is well", NULL, NULL, FALSE };
  GtkWidget *target = new_button ("Synchronise", "view-refresh-symbolic", "tinted");
  GtkWidget *start = new_button ("Start", NULL, NULL), *more = new_button ("One Quarter More", NULL, NULL);
  GtkWidget *stop = new_button ("Stop", NULL, NULL), *clear = new_button ("Clear Name", NULL, NULL);
  GtkWidget *name = gtk_entry_new (), *create = new_button ("Create File", "document-new-symbolic", "primary");

  add_line (page, with_work (new_button ("Save", NULL, "primary"), save),
            with_work (new_button ("Save a Copy", "document-save-as-symbolic", NULL), save),
            with_work (thimble_icon_button_new ("document-save-symbolic", "Save quietly"), save), saved, NULL);
  add_line (page, with_work (new_button ("Export", "document-send-symbolic", "primary"), export), exported, NULL);
  add_line (page, with_outcome (new_button ("Succeed", play, "tinted"), THIMBLE_PENDING_OUTCOME_SUCCESS),
            with_outcome (new_button ("Fail", play, "tinted"), THIMBLE_PENDING_OUTCOME_FAILURE),
            with_outcome (new_button ("Give Up", play, "tinted"), THIMBLE_PENDING_OUTCOME_CANCELLED), NULL);
  add_line (page, with_work (new_button ("Send Report", NULL, NULL), send), sent, NULL);
  add_line (page, with_work (new_button ("Search Everywhere", "edit-find-symbolic", NULL), search), found, NULL);
  add_line (page,
            with_policy (with_work (new_button ("Drop", "action-unavailable-symbolic", NULL), run),
                         THIMBLE_ACTIVATION_POLICY_DROP),
            with_policy (with_work (new_button ("Queue", "view-list-symbolic", NULL), run),
                         THIMBLE_ACTIVATION_POLICY_QUEUE),
            with_policy (with_work (new_button ("Latest", "media-skip-forward-symbolic", NULL), run),
                         THIMBLE_ACTIVATION_POLICY_LATEST),
            with_policy (with_work (new_button ("Debounce", "alarm-symbolic", NULL), run),
                         THIMBLE_ACTIVATION_POLICY_DEBOUNCE),
            ran, NULL);
  g_signal_connect_object (start, "clicked", G_CALLBACK (start_target), target, 0);
  g_signal_connect_object (more, "clicked", G_CALLBACK (advance_target), target, 0);
  g_signal_connect_object (stop, "clicked", G_CALLBACK (stop_target), target, 0);
  add_line (page, target, start, more, stop, NULL);
  add_line (page, with_work (new_button ("Check", NULL, NULL), check), checked, NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (name), GTK_ACCESSIBLE_PROPERTY_LABEL, "File name", -1);
  gtk_editable_set_text (GTK_EDITABLE (name), "Letter");
  g_signal_connect_object (name, "changed", G_CALLBACK (follow_name), create, 0);
  g_signal_connect_object (clear, "clicked", G_CALLBACK (clear_name), name, 0);
  add_line (page, name, create, clear, NULL);
}

// ------------------------------------------------------------------------------------------------------------------------

static void
show (GApplication *application, const char *page_name)
{
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  thimble_init ();
  g_object_set (page, "margin-top", 18, "margin-bottom", 18, "margin-start", 18, "margin-end", 18, NULL);
  if (g_strcmp0 (page_name, "loading") == 0)
    show_loading (GTK_BOX (page));
  else
    show_button (GTK_BOX (page));
  gtk_window_set_title (GTK_WINDOW (window), "Thimble in C");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int count, char **words)
{
  g_autoptr (GtkApplication) application = gtk_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (show), count > 1 ? words[1] : "button");
  return g_application_run (G_APPLICATION (application), 1, words);
}
