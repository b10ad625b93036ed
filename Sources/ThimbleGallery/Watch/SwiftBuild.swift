import Thimble

/// Builds a program by the command `swift build`.
@MainActor
final class SwiftBuild: ProgramBuilder {
  private let product: BuildProduct
  private var process: ChildProcess?
  private var reason: String?
  /// The time after which a build counts as hanging. Building a whole package may take minutes.
  private static let limit = Duration.seconds(1_200)

  init(_ product: BuildProduct) { self.product = product }

  func build() async -> BuildReport? {
    reason = nil
    do throws(HostError) {
      process = try ChildProcess(product.command)
    } catch {
      return BuildReport(reason: "\(error)")
    }
    guard let process else { return nil }
    let deadline = Task { [weak self] in
      do { try await Task.sleep(for: Self.limit) } catch { return }
      self?.end(because: "The build did not end within \(Self.limit.components.seconds / 60) minutes.")
    }
    let end = await process.ended()
    deadline.cancel()
    self.process = nil
    if let reason { return BuildReport(reason: reason) }
    return end.status == 0 ? nil : BuildReport(output: end.output, in: product.folder)
  }

  func end() { end(because: "The build was stopped.") }

  private func end(because reason: String) {
    self.reason = reason
    process?.end()
  }
}
