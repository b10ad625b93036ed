"""A window made with wxWidgets, for the audit."""
import wx

application = wx.App()
wx.App.Get().SetAppName("notes-wx")
window = wx.Frame(None, title="Notes")
panel = wx.Panel(window)
box = wx.BoxSizer(wx.VERTICAL)
box.Add(wx.CheckBox(panel, label="Remember"))
box.Add(wx.Button(panel, label="Save"))
box.Add(wx.Button(panel, label=" "))
hidden = wx.Button(panel, label=" ")
box.Add(hidden)
hidden.Hide()
panel.SetSizer(box)
window.Show()
application.MainLoop()
