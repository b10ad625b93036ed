#if canImport(ArgumentParser)
  import DesignTokens

  extension CheckReport {
    /// The findings as SARIF 2.1.0, which code scanning services read. Each kind of problem is a rule.
    var sarif: String {
      // The members are those of SARIF 2.1.0, sections 3.13 to 3.52.
      let codes = Set(all.map(\.code.rawValue)).sorted()
      let run = JSONValue.object([
        "tool": .object([
          "driver": .object([
            "name": .string("thimble tokens check"),
            "rules": .array(codes.map { .object(["id": .string($0)]) }),
          ])
        ]),
        "invocations": .array([
          .object([
            "executionSuccessful": .bool(unreadable.isEmpty),
            "toolExecutionNotifications": .array(
              unreadable.map { .object(["level": .string("error"), "message": Self.text($0.description)]) }),
          ])
        ]),
        "results": .array(all.map(Self.result)), "columnKind": .string("unicodeCodePoints"),
      ])
      let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      var writer = JSONWriter()
      writer.write(.object(["$schema": .string(schema), "version": .string("2.1.0"), "runs": .array([run])]))
      return String(decoding: writer.bytes, as: UTF8.self) + "\n"
    }

    private static func text(_ text: String) -> JSONValue { .object(["text": .string(text)]) }

    private static func result(_ diagnostic: Diagnostic) -> JSONValue {
      let path = diagnostic.path.map { "\($0): " } ?? ""
      let message = path + diagnostic.message + (diagnostic.advice.map { "; \($0)" } ?? "")
      let logical = diagnostic.path.map { path in
        JSONValue.array([.object(["fullyQualifiedName": .string(path), "kind": .string("member")])])
      }
      let physical = diagnostic.location.map { location in
        JSONValue.object([
          "artifactLocation": .object(["uri": .string(uri(of: location.file))]),
          "region": .object([
            "startLine": .number(Double(location.line)), "startColumn": .number(Double(location.column)),
          ]),
        ])
      }
      let isSomewhere = physical != nil || logical != nil
      return .object([
        "ruleId": .string(diagnostic.code.rawValue), "level": .string(diagnostic.severity.rawValue),
        "message": text(message),
        "locations": isSomewhere
          ? .array([.object(["physicalLocation": physical, "logicalLocations": logical])]) : nil,
      ])
    }

    /// Returns a path as a reference of RFC 3986.
    private static func uri(of path: String) -> String {
      var text = path.hasPrefix("/") ? "file://" : ""
      for byte in path.utf8 {
        let scalar = Unicode.Scalar(byte)
        let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        if isPlain || "/-_.~".unicodeScalars.contains(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      }
      return text
    }
  }
#endif
