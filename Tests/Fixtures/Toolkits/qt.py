"""A window made with Qt, for the audit: qt.py PyQt5|PyQt6"""
import importlib
import sys

widgets = importlib.import_module(sys.argv[1] + ".QtWidgets")

application = widgets.QApplication(sys.argv)
application.setApplicationName("notes-qt")
window = widgets.QWidget()
window.setWindowTitle("Notes")
form = widgets.QFormLayout(window)

# A field with a label as its name, a button with text, and one without any content.
field = widgets.QLineEdit()
label = widgets.QLabel("&Title")
label.setBuddy(field)
form.addRow(label, field)
form.addRow(widgets.QPushButton("Save"))
form.addRow(widgets.QPushButton())

# Hidden objects also have no name.
hidden = widgets.QPushButton()
form.addRow(hidden)
hidden.hide()

window.show()
run = getattr(application, "exec", None) or application.exec_
sys.exit(run())
