#include <thimble.h>

static void show (GtkApplication *application) {
  if (gtk_application_get_active_window (application)) {
    gtk_window_present (gtk_application_get_active_window (application));
    return;
  }
  thimble_init ();
  GtkWidget *window = gtk_application_window_new (application), *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_box_append (GTK_BOX (content), thimble_button_new_with_mnemonic ("_Save"));
  gtk_box_append (GTK_BOX (content), thimble_icon_button_new ("list-add-symbolic", "Add note"));
  gtk_window_set_child (GTK_WINDOW (window), content);
  gtk_window_present (GTK_WINDOW (window));
}

int main (int count, char **words) {
  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Notes", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (show), NULL);
  return g_application_run (G_APPLICATION (application), count, words);
}
