#if LibXML2
  import CLibXML2

  /// The state of libxml2 that the whole process shares.
  enum LibXML2 {
    /// Made ready once: libxml2 prints nothing, and opens nothing but what ``SchemaFiles`` have.
    private static let isReady: Void = {
      xmlInitParser()
      clibxml2_be_silent()
      xmlSetExternalEntityLoader { location, _, context in
        guard let location, let context else { return nil }
        return SchemaFiles.current?.open(String(cString: location), context)
      }
    }()

    /// Calls `body`, and puts down in `log` what libxml2 reports meanwhile on this thread. `body` gets what to pass to
    /// contexts that report by themselves.
    static func logging<Result>(
      in log: inout ErrorLog, _ body: (_ report: clibxml2_report, _ context: UnsafeMutableRawPointer) -> Result
    ) -> Result {
      _ = isReady
      return withUnsafeMutablePointer(to: &log) { log in
        let report: clibxml2_report = { context, error in
          guard let context, let error else { return }
          context.assumingMemoryBound(to: ErrorLog.self).pointee.append(LibXML2Error(error.pointee))
        }
        // libxml2 takes an error from before for the reason why a file could not be read.
        xmlResetLastError()
        clibxml2_report_errors(report, log)
        defer {
          clibxml2_report_errors(nil, nil)
          xmlResetLastError()
        }
        return body(report, UnsafeMutableRawPointer(log))
      }
    }
  }
#endif
