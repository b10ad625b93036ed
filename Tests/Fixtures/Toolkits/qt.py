"""A window made with Qt, for the audit to look at: qt.py PyQt5|PyQt6"""
import importlib
import sys

widgets = importlib.import_module(sys.argv[1] + ".QtWidgets")

application = widgets.QApplication(sys.argv)
application.setApplicationName("notes-qt")
window = widgets.QWidget()
window.setWindowTitle("Notes")
form = widgets.QFormLayout(window)

# A field that its label names, a button with text, and one without anything.
field = widgets.QLineEdit()
label = widgets.QLabel("&Title")
label.setBuddy(field)
form.addRow(label, field)
form.addRow(widgets.QPushButton("Save"))
form.addRow(widgets.QPushButton())

# Hidden objects have no name, either.
hidden = widgets.QPushButton()
form.addRow(hidden)
hidden.hide()

window.show()
run = getattr(application, "exec", None) or application.exec_
sys.exit(run())
