/// The text of one file, kept for as long as its places may be asked for.
struct SourceFile: Sendable {
  var name: String
  var bytes: [UInt8]
  var dialect = Dialect.dtcg
}
