// Dialogs of GTK 4.10 and later, with those of 4.8, which 4.10 deprecates, behind the same functions.
#pragma once

#include <dlfcn.h>
#include <gtk/gtk.h>

G_BEGIN_DECLS
_Pragma("clang assume_nonnull begin")
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/// Needed because the dialogs of 4.8 end by a signal. Ends the task of a dialog; does nothing the second time.
static inline GTask *_Nullable cgtk_dialog_task(gpointer dialog) {
  return (GTask *)g_object_steal_data(G_OBJECT(dialog), "cgtk-task");
}

/// Needed because a window that other code destroys sends no response.
static inline void cgtk_alert_destroyed(GtkWidget *dialog) {
  GTask *task = cgtk_dialog_task(dialog);
  if (!task) return;
  g_task_return_int(task, -1);
  g_object_unref(task);
}

/// Needed for the same reason. A response below 0 does not come from a button.
static inline void cgtk_alert_answered(GtkDialog *dialog, int response) {
  GTask *task = cgtk_dialog_task(dialog);
  if (!task) return;
  g_task_return_int(task, response);
  g_object_unref(task);
  gtk_window_destroy(GTK_WINDOW(dialog));
}

/// Needed because `GCancellable` does not end a dialog of 4.8 by itself.
static inline void cgtk_alert_cancelled(GtkDialog *dialog) { gtk_dialog_response(dialog, GTK_RESPONSE_CANCEL); }

/// Needed because GTK 4.8 calls a button "_Cancel Cancel": it joins the title with the name of its label.
static inline void cgtk_name_dialog_button(GtkWidget *button, const char *title) {
  GString *name = g_string_new(NULL);
  for (const char *at = title; *at; at++) {
    if (*at == '_' && at[1]) at++;
    g_string_append_c(name, *at);
  }
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name->str, -1);
  g_string_free(name, TRUE);
}

/// Needed because `GtkMessageDialog` is deprecated from 4.10 on, and made by variadic functions.
static inline void cgtk_message_dialog_choose(GtkWindow *_Nullable parent, const char *message, const char *detail,
                                              const char *_Nullable const *_Nullable labels, int preferred,
                                              GCancellable *cancellable, GAsyncReadyCallback done, gpointer data) {
  GtkDialog *dialog = (GtkDialog *)g_object_new(GTK_TYPE_MESSAGE_DIALOG, "text", message, "modal", TRUE, NULL);
  if (*detail) g_object_set(dialog, "secondary-text", detail, NULL);
  for (int index = 0; labels && labels[index]; index++) {
    GtkWidget *button = gtk_dialog_add_button(dialog, labels[index], index);
    gtk_button_set_use_underline(GTK_BUTTON(button), TRUE);
    cgtk_name_dialog_button(button, labels[index]);
  }
  gtk_dialog_set_default_response(dialog, preferred);
  gtk_window_set_transient_for(GTK_WINDOW(dialog), parent);
  g_object_set_data(G_OBJECT(dialog), "cgtk-task", g_task_new(dialog, NULL, done, data));
  g_signal_connect(dialog, "response", G_CALLBACK(cgtk_alert_answered), NULL);
  g_signal_connect(dialog, "destroy", G_CALLBACK(cgtk_alert_destroyed), NULL);
  g_signal_connect_object(cancellable, "cancelled", G_CALLBACK(cgtk_alert_cancelled), dialog, G_CONNECT_SWAPPED);
  gtk_window_present(GTK_WINDOW(dialog));
}

/// Needed because `GtkAlertDialog` came with 4.10. `labels` ends with NULL; `preferred` and `dismissed` are the buttons of
/// Return and Escape.
static inline void cgtk_alert_choose(GtkWindow *_Nullable parent, const char *message, const char *detail,
                                     const char *_Nullable const *_Nullable labels, int preferred, int dismissed,
                                     GCancellable *cancellable, GAsyncReadyCallback done, gpointer data) {
  typedef GType (*Type)(void);
  typedef void (*Choose)(GObject *, GtkWindow *_Nullable, GCancellable *, GAsyncReadyCallback, gpointer);
  Type type = (Type)dlsym(RTLD_DEFAULT, "gtk_alert_dialog_get_type");
  Choose choose = (Choose)dlsym(RTLD_DEFAULT, "gtk_alert_dialog_choose");
  if (!type || !choose)
    return cgtk_message_dialog_choose(parent, message, detail, labels, preferred, cancellable, done, data);
  GObject *dialog = (GObject *)g_object_new(type(), "message", message, "detail", detail, "buttons", labels, "default-button",
                                            preferred, "cancel-button", dismissed, "modal", TRUE, NULL);
  choose(dialog, parent, cancellable, done, data);
  g_object_unref(dialog);
}

/// Needed because each way of `cgtk_alert_choose` has its own function to finish it. Returns the button, or -1.
static inline int cgtk_alert_choose_finish(GObject *_Nullable source, GAsyncResult *result) {
  typedef int (*Finish)(GObject *_Nullable, GAsyncResult *, GError *_Nullable *_Nullable);
  Finish finish = (Finish)dlsym(RTLD_DEFAULT, "gtk_alert_dialog_choose_finish");
  if (finish && !GTK_IS_WINDOW(source)) {
    GError *error = NULL;
    int button = finish(source, result, &error);
    if (error) button = -1;
    g_clear_error(&error);
    return button;
  }
  return (int)g_task_propagate_int(G_TASK(result), NULL);
}

/// The four ways to choose files.
typedef enum {
  CGTK_FILES_OPEN,
  CGTK_FILES_OPEN_MULTIPLE,
  CGTK_FILES_SAVE,
  CGTK_FILES_SELECT_FOLDER,
} CGtkFilesWay;

/// Needed because `GtkFileChooserNative` ends by a signal.
static inline void cgtk_files_answered(GtkNativeDialog *dialog, int response) {
  GTask *task = cgtk_dialog_task(dialog);
  if (!task) return;
  gboolean isChosen = response == GTK_RESPONSE_ACCEPT;
  g_task_return_pointer(task, isChosen ? gtk_file_chooser_get_files(GTK_FILE_CHOOSER(dialog)) : NULL, g_object_unref);
  g_object_unref(task);
  gtk_native_dialog_destroy(dialog);
}

/// Needed because `GCancellable` does not end a dialog of 4.8 by itself.
static inline void cgtk_files_cancelled(GtkNativeDialog *dialog) { cgtk_files_answered(dialog, GTK_RESPONSE_CANCEL); }

/// Needed because `GtkFileChooserNative` is deprecated from 4.10 on.
static inline void cgtk_native_choose(CGtkFilesWay way, GtkWindow *_Nullable parent, const char *title,
                                      const char *_Nullable accept, const char *_Nullable name, GFile *_Nullable folder,
                                      GListModel *filters, GCancellable *cancellable, GAsyncReadyCallback done,
                                      gpointer data) {
  GtkFileChooserAction action = way == CGTK_FILES_SAVE            ? GTK_FILE_CHOOSER_ACTION_SAVE
                                : way == CGTK_FILES_SELECT_FOLDER ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
                                                                  : GTK_FILE_CHOOSER_ACTION_OPEN;
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(title, parent, action, accept, NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
  gtk_file_chooser_set_select_multiple(chooser, way == CGTK_FILES_OPEN_MULTIPLE);
  if (name && way == CGTK_FILES_SAVE) gtk_file_chooser_set_current_name(chooser, name);
  if (folder) gtk_file_chooser_set_current_folder(chooser, folder, NULL);
  for (guint index = 0; index < g_list_model_get_n_items(filters); index++) {
    GtkFileFilter *filter = (GtkFileFilter *)g_list_model_get_item(filters, index);
    gtk_file_chooser_add_filter(chooser, filter);
    g_object_unref(filter);
  }
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  // The task holds the dialog, which is no window and would end with its last reference.
  g_object_set_data(G_OBJECT(dialog), "cgtk-task", g_task_new(dialog, NULL, done, data));
  g_signal_connect(dialog, "response", G_CALLBACK(cgtk_files_answered), NULL);
  g_signal_connect_object(cancellable, "cancelled", G_CALLBACK(cgtk_files_cancelled), dialog, G_CONNECT_SWAPPED);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
  g_object_unref(dialog);
}

/// Needed because `GtkFileDialog` came with 4.10.
static inline void cgtk_files_choose(CGtkFilesWay way, GtkWindow *_Nullable parent, const char *title,
                                     const char *_Nullable accept, const char *_Nullable name, GFile *_Nullable folder,
                                     GListModel *filters, GCancellable *cancellable, GAsyncReadyCallback done,
                                     gpointer data) {
  static const char *const names[] = {"gtk_file_dialog_open", "gtk_file_dialog_open_multiple", "gtk_file_dialog_save",
                                      "gtk_file_dialog_select_folder"};
  typedef GType (*Type)(void);
  typedef void (*Choose)(GObject *, GtkWindow *_Nullable, GCancellable *, GAsyncReadyCallback, gpointer);
  Type type = (Type)dlsym(RTLD_DEFAULT, "gtk_file_dialog_get_type");
  Choose choose = (Choose)dlsym(RTLD_DEFAULT, names[way]);
  if (!type || !choose)
    return cgtk_native_choose(way, parent, title, accept, name, folder, filters, cancellable, done, data);
  GObject *dialog = (GObject *)g_object_new(type(), "title", title, "modal", TRUE, NULL);
  if (accept) g_object_set(dialog, "accept-label", accept, NULL);
  if (name) g_object_set(dialog, "initial-name", name, NULL);
  if (folder) g_object_set(dialog, "initial-folder", folder, NULL);
  if (g_list_model_get_n_items(filters) > 0) g_object_set(dialog, "filters", filters, NULL);
  choose(dialog, parent, cancellable, done, data);
  g_object_unref(dialog);
}

/// Needed because each way of `cgtk_files_choose` has its own function to finish it. Returns a list of files that the
/// caller owns; NULL without an error means that nothing was chosen.
static inline GListModel *_Nullable cgtk_files_choose_finish(CGtkFilesWay way, GObject *_Nullable source,
                                                             GAsyncResult *result, GError *_Nullable *_Nullable error) {
  static const char *const names[] = {"gtk_file_dialog_open_finish", "gtk_file_dialog_open_multiple_finish",
                                      "gtk_file_dialog_save_finish", "gtk_file_dialog_select_folder_finish"};
  typedef GObject *_Nullable (*Finish)(GObject *_Nullable, GAsyncResult *, GError *_Nullable *_Nullable);
  typedef GQuark (*Domain)(void);
  Finish finish = (Finish)dlsym(RTLD_DEFAULT, names[way]);
  if (GTK_IS_NATIVE_DIALOG(source) || !finish) return (GListModel *)g_task_propagate_pointer(G_TASK(result), error);
  GError *problem = NULL;
  GObject *chosen = finish(source, result, &problem);
  Domain domain = (Domain)dlsym(RTLD_DEFAULT, "gtk_dialog_error_quark");
  // 1 is cancelled and 2 is dismissed, in GTK's own domain.
  if (problem && domain && problem->domain == domain() && problem->code > 0) g_clear_error(&problem);
  if (problem) g_propagate_error(error, problem);
  if (!chosen || way == CGTK_FILES_OPEN_MULTIPLE) return (GListModel *)chosen;
  GListStore *files = g_list_store_new(G_TYPE_FILE);
  g_list_store_append(files, chosen);
  g_object_unref(chosen);
  return G_LIST_MODEL(files);
}

G_GNUC_END_IGNORE_DEPRECATIONS
_Pragma("clang assume_nonnull end")
G_END_DECLS
