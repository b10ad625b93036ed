/// Where the text stops being JSON, before the file's name is known.
struct JSONSyntaxError: Error {
  var offset: Int
  var problem: String
  /// Whether the text may be fine but is more than the limits allow.
  var isLimit: Bool
}
