import ArgumentParser
import WatchwordDiagnostics
import WatchwordForm

/// A script of events for a form.
struct FormScript {
  let source: SourceText

  /// Runs the events, and prints a line for each as it is run. Throws if the script has errors, after printing them.
  func run(_ form: PasswordForm) throws {
    var session = FormSession(form)
    var failure: (any Error)?
    let findings = session.run(source) { line in
      guard failure == nil else { return }
      do { try StandardOutput.write(line + "\n") } catch { failure = error }
    }
    if let failure { throw failure }
    // The reports omit the lines of the script, which can contain passwords.
    for finding in findings {
      StandardError.report([finding])
      if let help = finding.help { StandardError.write("  help: \(TerminalText.escaped(help))\n") }
    }
    if findings.containsError { throw ExitCode.trouble }
  }
}
