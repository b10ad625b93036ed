#if canImport(ArgumentParser)
  import AccessibilityAudit
  import DesignTokens
  import FoundationEssentials

  extension Baseline {
    /// Reads a file.
    init(contentsOf path: String) throws(ReadingFailure) {
      let data: Data
      do throws(TokenError) {
        data = Data(try FileReader.bytes(of: path, limits: ReadingLimits(bytes: 64 << 20)))
      } catch {
        throw ReadingFailure("the baseline could not be read: \(error.message). --write-baseline \(path) makes it.")
      }
      do throws(BaselineError) {
        try self.init(json: data)
      } catch {
        throw ReadingFailure("the baseline \(path) cannot be used: \(error).")
      }
    }

    /// Writes a file atomically.
    func write(to path: String) throws(ReadingFailure) {
      do {
        try Data(json.utf8).write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw ReadingFailure("the baseline \(path) could not be written.")
      }
    }
  }

  extension Suppressions {
    /// Reads a file.
    init(contentsOf path: String) throws(ReadingFailure) {
      let data: Data
      do throws(TokenError) {
        data = Data(try FileReader.bytes(of: path, limits: ReadingLimits(bytes: 64 << 20)))
      } catch {
        throw ReadingFailure("the suppressions could not be read: \(error.message).")
      }
      do throws(SuppressionsError) {
        try self.init(json: data)
      } catch {
        throw ReadingFailure("the suppressions \(path) cannot be used: \(error).")
      }
    }

    /// The present day in UTC, such as `2027-06-30`.
    static var today: String { String(Date.now.ISO8601Format().prefix(10)) }
  }
#endif
