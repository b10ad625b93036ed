import PlainText

extension AuditReport {
  /// The report as one HTML file, which loads nothing else: for people, with a browser.
  ///
  /// It lists objects in the order of reading, each with its findings: the observation, the requirement, the criteria of
  /// WCAG 2.2 and EN 301 549, and the remedy. It follows light and dark, and is made for the keyboard and for screen
  /// readers: landmarks, headings in order, a table for the summary.
  public var html: String {
    let title = "Accessibility of \(application.oneLine)"
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(Markup.text(title))</title>",
      "<style>\n\(Markup.style)</style>", "</head>", "<body>",
      "<a class=\"skip\" href=\"#summary\">Skip to the summary</a>", "<header>", "<h1>\(Markup.text(title))</h1>",
      "<p>\(Markup.text(self.summary)).</p>",
    ]
    if let gap {
      lines.append(
        "<p class=\"violation\"><strong>Only a part of the application was audited:</strong> \(Markup.text(gap)).</p>")
    }
    lines += ["</header>"] + contents + ["<main>"] + summarySection + windowSection
    lines += section("violations", "Violations", .violation) + section("review", "Needs review", .incomplete)
    lines += vanishedSection + suppressedSection + rulesSection
    lines += [
      "</main>", "<footer>",
      "<p>Made by thimble audit. \(pictureNote)</p>",
      "</footer>", "</body>", "</html>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}

// MARK: - Sections

extension AuditReport {
  /// The reason why there are no other pictures.
  private var pictureNote: String {
    findings.contains { $0.picture != nil }
      ? "Pictures show controls as they were at first, in light."
      : "There are no pictures of the controls: the boxes that toolkits report are not where the controls are drawn (GTK 4 "
        + "leaves out padding), so a picture might show the neighbor. An audit with --measure has pictures."
  }

  private var contents: [String] {
    var links = [("summary", "Summary"), ("violations", "Violations"), ("review", "Needs review")]
    if scenery != nil { links.insert(("window", "The window"), at: 1) }
    if !vanished.isEmpty { links.append(("vanished", "No longer found")) }
    if !brokenRules.isEmpty { links.append(("rules", "Rules")) }
    return ["<nav aria-label=\"Contents\">", "<ul>"]
      + links.map { "<li><a href=\"#\($0)\">\($1)</a></li>" } + ["</ul>", "</nav>"]
  }

  private var summarySection: [String] {
    var lines = [
      "<section id=\"summary\" aria-labelledby=\"summary-title\">", "<h2 id=\"summary-title\">Summary</h2>",
      "<dl>",
    ]
    for (name, value) in [
      ("Application", application.oneLine), ("Toolkit", toolkit.isEmpty ? "not reported" : toolkit.oneLine),
      ("Controls that were audited", "\(controlCount)"),
      ("Controls that are not shown, and were left out", "\(hiddenControlCount)"),
    ] {
      lines.append("<dt>\(name)</dt><dd>\(Markup.text(value))</dd>")
    }
    lines += [
      "</dl>", "<div class=\"wide\" role=\"region\" aria-label=\"Findings by rule\" tabindex=\"0\">", "<table>",
      "<caption>Findings by rule</caption>", "<thead><tr>",
      "<th scope=\"col\">Rule</th><th scope=\"col\">Severity</th><th scope=\"col\">Standard</th>",
      ["Violations", "Needs review", "Known or suppressed", "Passed"].map {
        "<th scope=\"col\" class=\"number\">\($0)</th>"
      }.joined(), "</tr></thead>", "<tbody>",
    ]
    for result in results where !result.findings.isEmpty || result.passes > 0 {
      let open = result.findings.filter(\.isOpen)
      let violations = open.count { $0.outcome == .violation }
      let name = open.isEmpty ? result.rule.id : "<a href=\"#rule-\(result.rule.id)\">\(result.rule.id)</a>"
      let counts = [violations, open.count - violations, result.findings.count - open.count, result.passes]
      lines.append(
        "<tr><th scope=\"row\">\(name)</th><td>\(result.rule.impact.rawValue)</td><td>\(result.rule.standard)</td>"
          + counts.map { "<td class=\"number\">\($0)</td>" }.joined() + "</tr>")
    }
    return lines + ["</tbody>", "</table>", "</div>", "</section>"]
  }

  /// The whole window, with each object that has findings marked by its number in the lists.
  private var windowSection: [String] {
    guard let scenery else { return [] }
    var lines = [
      "<section id=\"window\" aria-labelledby=\"window-title\">", "<h2 id=\"window-title\">The window</h2>",
      "<p>The marks have the numbers of the lists below: V for violations, R for findings that need review.</p>",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(scenery.size.width) \(scenery.size.height)\" "
        + "width=\"\(scenery.size.width)\" role=\"group\" aria-label=\"The window, with marks\">",
      "<image href=\"\(scenery.picture)\" width=\"\(scenery.size.width)\" height=\"\(scenery.size.height)\"/>",
    ]
    for (id, outcome) in [("violations", Finding.Outcome.violation), ("review", .incomplete)] {
      for (number, object) in objects(with: outcome).enumerated() {
        let mark = Markup.mark(number, outcome)
        for box in object.numbers.compactMap({ scenery.boxes[$0] }) {
          lines += [
            "<a href=\"#\(id)-\(number + 1)\" aria-label=\"\(mark) \(Markup.text(object.place))\">",
            "<rect class=\"\(outcome.rawValue)\" x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" "
              + "height=\"\(box.height)\"/>",
            "<text class=\"\(outcome.rawValue)\" x=\"\(box.x)\" y=\"\(max(10, box.y - 2))\">\(mark)</text>", "</a>",
          ]
        }
      }
    }
    return lines + ["</svg>", "</section>"]
  }

  private func section(_ id: String, _ title: String, _ outcome: Finding.Outcome) -> [String] {
    var lines = ["<section id=\"\(id)\" aria-labelledby=\"\(id)-title\">", "<h2 id=\"\(id)-title\">\(title)</h2>"]
    let objects = objects(with: outcome)
    if objects.isEmpty { lines.append("<p>None.</p>") }
    for (number, object) in objects.enumerated() {
      let name = "\(id)-\(number + 1)"
      lines += [
        "<article aria-labelledby=\"\(name)\">",
        "<h3 id=\"\(name)\">\(Markup.mark(number, outcome)) \(Markup.text(object.heading))</h3>",
        "<p><code>\(Markup.text(object.element))</code></p>", "<p>\(Markup.text(object.facts))</p>",
      ]
      if let picture = object.picture {
        lines.append("<p><img src=\"\(picture)\" alt=\"\(Markup.text(object.place)), on the screen\"></p>")
      }
      for finding in object.findings { lines += Markup.finding(finding) }
      lines.append("</article>")
    }
    return lines + ["</section>"]
  }

  private var vanishedSection: [String] {
    guard !vanished.isEmpty else { return [] }
    let title = "No longer found, and still in the baseline"
    return [
      "<section id=\"vanished\" aria-labelledby=\"vanished-title\">", "<h2 id=\"vanished-title\">\(title)</h2>", "<ul>",
    ] + vanished.map { "<li>\(Markup.text("\($0.rule): \($0.place)"))</li>" } + ["</ul>", "</section>"]
  }

  private var suppressedSection: [String] {
    guard !suppressed.isEmpty || !staleSuppressions.isEmpty else { return [] }
    let accepted = suppressed.map { "\($0.rule.id): \($0.place): \($0.seen). Reason: \($0.suppression ?? "")" }
    let stale = staleSuppressions.map { "To look at again: \($0)" }
    return [
      "<section id=\"suppressed\" aria-labelledby=\"suppressed-title\">", "<h2 id=\"suppressed-title\">Suppressed</h2>",
      "<ul>",
    ] + (accepted + stale).map { "<li>\(Markup.text($0))</li>" } + ["</ul>", "</section>"]
  }

  private var rulesSection: [String] {
    let rules = brokenRules
    guard !rules.isEmpty else { return [] }
    var lines = ["<section id=\"rules\" aria-labelledby=\"rules-title\">", "<h2 id=\"rules-title\">Rules</h2>"]
    for rule in rules { lines += Markup.rule(rule) }
    return lines + ["</section>"]
  }
}

// MARK: - Markup

/// The pieces of the report in HTML.
private enum Markup {
  static func finding(_ finding: Finding) -> [String] {
    let rule = finding.rule
    return [
      "<div class=\"\(finding.outcome.rawValue)\">", "<h4>\(text(rule.title))</h4>", "<dl>",
      "<dt>Rule</dt><dd><a href=\"#rule-\(rule.id)\">\(rule.id)</a>, \(rule.impact.rawValue)</dd>",
      "<dt>Standard</dt><dd>\(text(standard(of: rule)))</dd>",
      "<dt>Measured</dt><dd>\(text(finding.seen))</dd>", "<dt>Required</dt><dd>\(text(rule.title))</dd>",
      "<dt>How to fix it</dt><dd>\(text(rule.advice))</dd>", "</dl>", "</div>",
    ]
  }

  /// Returns the mark of an object in the picture of the window and in its list, such as `V1`.
  static func mark(_ number: Int, _ outcome: Finding.Outcome) -> String {
    "\(outcome == .violation ? "V" : "R")\(number + 1)"
  }

  static func rule(_ rule: Rule) -> [String] {
    var lines = [
      "<article aria-labelledby=\"rule-\(rule.id)\">",
      "<h3 id=\"rule-\(rule.id)\">\(rule.id): \(text(rule.title))</h3>",
      "<p>\(text(rule.problem))</p>", "<p>\(text(rule.advice))</p>",
    ]
    if !rule.remedies.isEmpty {
      lines += ["<dl>"] + rule.remedies.map { "<dt>\(text($0.toolkit))</dt><dd>\(text($0.text))</dd>" } + ["</dl>"]
    }
    let links = rule.criteria.map { criterion in
      "<li><a href=\"\(text(criterion.link))\">WCAG 2.2, \(criterion.number) \(text(criterion.name)) "
        + "(level \(criterion.level.rawValue))</a></li>"
    }
    if !links.isEmpty { lines += ["<ul>"] + links + ["</ul>"] }
    return lines + ["</article>"]
  }

  /// Returns the criteria of WCAG, and the clauses of EN 301 549 that take them over.
  private static func standard(of rule: Rule) -> String {
    let clauses = rule.criteria.compactMap(\.clause)
    return rule.standard + (clauses.isEmpty ? "" : "; EN 301 549 " + clauses.joined(separator: ", "))
  }

  /// Returns text between tags and in attributes.
  static func text(_ text: String) -> String { Quoting.markup(text.oneLine) }

  /// The colors have a contrast of at least 7:1 in both schemes.
  static let style = """
    :root { color-scheme: light dark; --back: #ffffff; --card: #f4f4f4; --text: #1c1c1c; --link: #0b4f9e; --line: #757575;
      --bad: #9c0d17; --look: #6b4a00; }
    @media (prefers-color-scheme: dark) { :root { --back: #1c1c1c; --card: #292929; --text: #f2f2f2; --link: #9ac7ff;
      --line: #9a9a9a; --bad: #ffa8ad; --look: #f5cf7a; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif;
      background: var(--back); color: var(--text); overflow-wrap: break-word; }
    a { color: var(--link); }
    a:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    nav ul { display: flex; flex-wrap: wrap; padding: 0; list-style: none; }
    nav a { display: inline-block; padding: 0.25rem 1rem 0.25rem 0; }
    article { margin: 1rem 0; padding: 0.5rem 1rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 0.5rem; }
    h3 { font-size: 1.1rem; } h4 { font-size: 1rem; margin: 0.5rem 0; }
    img, svg { max-width: 100%; height: auto; border: 1px solid var(--line); }
    svg rect { fill: transparent; stroke: #c01c28; stroke-width: 2; } svg rect.incomplete { stroke: #9a6700; }
    svg text { font: bold 11px sans-serif; fill: #ffffff; stroke: #9c0d17; stroke-width: 4; paint-order: stroke; }
    svg text.incomplete { stroke: #6b4a00; }
    code { font-family: ui-monospace, monospace; font-size: 0.9rem; }
    .violation, .incomplete { padding-left: 0.75rem; border-left: 4px solid var(--bad); margin: 0.75rem 0; }
    .violation h4 { color: var(--bad); }
    .incomplete { border-color: var(--look); } .incomplete h4 { color: var(--look); }
    dl { display: grid; grid-template-columns: minmax(7rem, auto) minmax(60%, 1fr); margin: 0; }
    dt { font-weight: bold; padding: 0.125rem 1rem 0.125rem 0; } dd { margin: 0; padding: 0.125rem 0; min-width: 0; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; margin-top: 1rem; }
    caption { text-align: start; font-weight: bold; }
    th, td { text-align: start; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid var(--line); }
    thead th { vertical-align: bottom; }
    .number { text-align: end; font-variant-numeric: tabular-nums; }
    @media print { body { max-width: none; padding: 0; } nav, .skip { display: none; } article { break-inside: avoid; } }
    @media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }

    """
}
