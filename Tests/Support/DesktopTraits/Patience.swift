public import ThimbleTesting

/// The longest wait of a test for another process. Where all is well, none waits that long; a busy machine must not make one
/// fail.
public let patience = Duration.seconds(120)

extension Patience {
  /// The longest wait of a test for another process.
  public static let long = Patience(patience)
}
