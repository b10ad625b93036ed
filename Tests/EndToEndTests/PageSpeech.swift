/// The words that Orca must speak on a page, written by hand.
struct PageSpeech {
  /// Parts of the words on the way over the page, in every version.
  var onTheWay: [String]
  /// The keys of shortcuts, which Orca speaks once on that way.
  var keys: [String] = []
  /// The words after a key on a control.
  var presses: [Press] = []

  /// A key on the control of this name, and the words after it.
  struct Press {
    var name: String
    var key: String
    var answer: String
  }

  static let pages: [String: PageSpeech] = [
    "overview": PageSpeech(
      onTheWay: [
        "Send button", "More ways to reply collapsed", "Show Button button", "Add Bookmark button", "Play button",
        "Delete button Hold to Delete", "Show Places button",
      ]),
    "button": PageSpeech(
      onTheWay: ["Send button", "Approve button", "Extra Large button", "Pinned button", "Selected", "Count button"]),
    "icon-button": PageSpeech(
      onTheWay: ["Cut button", "Copy button", "Insert emoji button", "Find with wide insets button"],
      presses: [Press(name: "Mute", key: "space", answer: "Unmute")]),
    "toggle-button": PageSpeech(
      onTheWay: [
        "Repeat toggle button pressed", "Shuffle toggle button not pressed", "Favourite toggle button pressed",
      ]),
    "link-button": PageSpeech(
      onTheWay: ["GTK link https://www.gtk.org", "Write to us link mailto:hello@example.org", "the manual link"]),
    "floating-action-button": PageSpeech(
      onTheWay: ["New note button", "Where am I? button", "Long list", "Create button"]),
    "close-button": PageSpeech(
      onTheWay: ["Dismiss the message button", "More Info button", "Add Contact button"],
      presses: [Press(name: "Show Details", key: "space", answer: "Close the details button")]),
    "button-group": PageSpeech(
      onTheWay: [
        "Pages panel Back button", "Forward button", "Mail panel Archive button", "More mail actions collapsed",
      ]),
    "toggle-button-group": PageSpeech(
      onTheWay: ["Period panel", "Week selected radio button", "Bold toggle button pressed", "Tab 2 selected radio"]),
    "button-row": PageSpeech(
      onTheWay: [
        "Continue button", "Send Now button", "Send Later button", "Delivery, Tomorrow, 9 to 12 panel",
        "Change Delivery button",
      ]),
    "menu-button": PageSpeech(
      onTheWay: ["Photo collapsed button", "More actions collapsed button", "Sort by: Date collapsed button"],
      presses: [Press(name: "Photo", key: "Down", answer: "Rename…")]),
    "split-button": PageSpeech(onTheWay: ["Save button", "More ways to save collapsed button"]),
    "places": PageSpeech(
      onTheWay: [
        "Add button", "Save button", "Copy button", "Delete button", "Join Home button", "Forget Home button",
      ]),
    "actions": PageSpeech(
      onTheWay: ["Save Notes button", "Writes all notes to disk", "Check Spelling button"], keys: ["Ctrl+S"]),
    "model": PageSpeech(
      onTheWay: ["Play button", "Speed: Normal collapsed button", "Download Episode 1 button"]),
    "lists": PageSpeech(
      onTheWay: [
        "Download button", "Days to keep 30 spin button Older letters are deleted", "Address text Ada",
        "Open Letter 1 button", "Reply button", "Archive button",
      ]),
    // This work lasts until Escape: Orca does not speak of a state that has passed.
    "loading": PageSpeech(
      onTheWay: ["Save a Copy button", "Save quietly button", "Create File button"],
      presses: [Press(name: "Search Everywhere", key: "space", answer: "Search Everywhere, busy")]),
    "press": PageSpeech(
      onTheWay: ["Who Is It? button Ctrl+J", "Bold button Ctrl+B", "Reload button F5"],
      keys: ["Ctrl+J", "Ctrl+B", "F5"]),
    "hold": PageSpeech(
      onTheWay: ["Quieter button", "Send button Hold or press Shift+F10: Send Later"],
      presses: [Press(name: "Follow", key: "space", answer: "Following")]),
    "confirm": PageSpeech(
      onTheWay: ["Delete button Hold to Delete", "Empty Bin button Keep holding to Empty Bin"],
      presses: [Press(name: "Send Message", key: "space", answer: "Press again to undo")]),
    "hit-area": PageSpeech(onTheWay: ["Add button", "A1 button", "H4 button", "Note text", "Reaches on button"]),
    "large-content": PageSpeech(onTheWay: ["Send button grayed Write an address first", "Bold button"]),
    "configuration": PageSpeech(
      onTheWay: ["Inbox, 12 button", "Upload button 3 files, 12 MB", "7 button", "Capitals button"]),
    "styles": PageSpeech(onTheWay: ["Italic button", "Done button", "Cancel button"]),
    "themes": PageSpeech(onTheWay: ["Save, Material button", "Brand colour text", "Tokens text", "Contrast"]),
    "states": PageSpeech(onTheWay: [
      "Save: Primary, rest button", "Save: Primary, loading button grayed", "Save: Link extra-large button",
    ]),
    "accessibility": PageSpeech(
      onTheWay: ["Archive button", "Move to the bin button", "Messages, 12 button", "7 guests button"],
      presses: [Press(name: "Synchronize", key: "space", answer: "Synchronize, busy")]),
    "ui-file": PageSpeech(
      onTheWay: [
        "Send button", "Bookmark button", "Interface file of Buttons", "Interface file of Handlers",
        "Style panel Bold toggle button pressed", "More ways to save collapsed",
      ],
      presses: [Press(name: "Not Pressed Yet", key: "space", answer: "Pressed Once")]),
  ]
}
