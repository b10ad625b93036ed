"""A window made with Qt, with lists and tabs whose current items always have the state focused: qt_lists.py PyQt5|PyQt6"""
import importlib
import sys

widgets = importlib.import_module(sys.argv[1] + ".QtWidgets")

application = widgets.QApplication(sys.argv)
application.setApplicationName("lists-qt")
window = widgets.QWidget()
window.setWindowTitle("Lists")
column = widgets.QVBoxLayout(window)


def listed(name, items):
    view = widgets.QListWidget()
    view.setAccessibleName(name)
    view.addItems(items)
    view.setCurrentRow(1)
    column.addWidget(view)


column.addWidget(widgets.QPushButton("Add"))
listed("Days", ["Monday", "Tuesday", "Wednesday"])
tabs = widgets.QTabWidget()
tabs.setAccessibleName("Pages")
tabs.addTab(widgets.QCheckBox("Remember"), "One")
tabs.addTab(widgets.QLabel("Nothing"), "Two")
column.addWidget(tabs)
listed("Months", ["January", "February"])
column.addWidget(widgets.QPushButton("Remove"))

window.show()
run = getattr(application, "exec", None) or application.exec_
sys.exit(run())
