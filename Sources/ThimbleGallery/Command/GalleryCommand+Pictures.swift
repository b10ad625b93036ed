#if canImport(ArgumentParser)
  import ArgumentParser
  import Thimble

  // MARK: - Pictures and sites

  extension GalleryCommand {
    /// The exit status if a page could not be drawn as it should.
    private static let faultyPage: Int32 = 3

    /// Draws pictures in other processes, which may crash or hang, and shows the progress on a terminal.
    @MainActor
    func draw(_ job: PictureJob, of gallery: Gallery) throws {
      let pages = address.page.flatMap { gallery.page($0) }.map { [$0] } ?? gallery.pages
      let all = job.names(of: pages)
      let progress = PictureProgress(of: all.count)
      defer { progress.end() }
      let doubles = Dictionary(grouping: all) { $0 }.filter { $1.count > 1 }.keys.sorted()
      if !doubles.isEmpty { try fail(doubles.map { "\($0): two samples of the page have this function" }) }
      for area in job.ignored where !all.contains(where: area.isOf) {
        try fail(["--ignore: there is no picture \(area.picture)"])
      }
      try Files.makeFolder(job.folder)
      let count = min(jobs ?? OwnProcesses.processorCount, job.drawingCount(of: pages))
      let arguments = Array(CommandLine.arguments.dropFirst())
      let limit = timeLimit ?? 120
      let ends = try OwnProcesses.run(
        (0..<count).map { arguments + ["--part", "\($0)/\(count)"] }, limit: limit, line: progress.take)
      for (process, end) in ends.enumerated() { progress.take(end, of: process, limit: limit) }
      progress.end()
      // A process that could not draw a page has printed the reason.
      let isWhole = ends.allSatisfy { $0 == .exited(0) }
      if !isWhole || !progress.problems.isEmpty { try fail(progress.problems) }
      if let site = job.site {
        // The style of the site has the colours of the theme.
        GallerySession(gallery, isStill: true).surroundings.apply(address.surroundings)
        return try SiteWriter(site, gallery, pages).finish(pictures: all)
      }
      let pictures = try job.finish(all)
      guard compare != nil else { return }
      let differences = pictures.count { $0.outcome != .same }
      print("\(differences) pictures differ: \(job.folder)/index.html")
      if accept { return try job.accept(pictures) }
      if differences > 0 { throw ExitCode(1) }
    }

    private func fail(_ problems: [String]) throws {
      for problem in problems { OwnProcesses.complain(problem) }
      throw ExitCode(Self.faultyPage)
    }

    /// Draws one process's part of the pictures, and reports it to the process that started this one.
    @MainActor
    func draw(_ job: PictureJob, of gallery: Gallery, _ process: Int) throws {
      let tell: @Sendable (PictureReport) -> Void = { OwnProcesses.tell("\(process) \($0.line)") }
      Log.watchCriticals { tell(.logged($0)) }
      let run = GalleryRun(gallery, address: address, isLink: link != nil, pictures: job, plays: nil, isService: false)
      run.tellPicture = tell
      let status = run.run()
      if let failure = run.failure { throw failure }
      if status != 0 { throw ExitCode(status) }
    }
  }
#endif
