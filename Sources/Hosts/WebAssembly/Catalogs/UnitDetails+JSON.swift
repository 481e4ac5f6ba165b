import WatchwordBasics
import WatchwordLinting
import WatchwordLocalization

extension UnitDetails {
  /// The answer to a question about the unit.
  var answer: ChunkedText {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("text", text)
      writer.member("isEditable", obstacle == nil)
      if let obstacle { writer.member("obstacle", obstacle) }
      if let source {
        writer.key("source")
        source.write(to: &writer)
      }
      writer.key("target")
      target.write(to: &writer)
      if let limit {
        writer.object("limit") { writer in
          writer.member("length", limit.length)
          writer.member("measure", limit.measure)
          writer.member("now", limit.now)
        }
      }
      writer.array("terms") { writer in
        for (term, translation) in terms {
          writer.object { writer in
            writer.member("term", term)
            writer.member("translation", translation)
          }
        }
      }
      if let plural {
        writer.key("plural")
        plural.write(to: &writer)
      }
    }
    return ChunkedText(writer.text)
  }
}

extension UnitDetails.Text {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("text", text)
      writer.array("parts") { writer in
        for part in parts {
          writer.object { writer in
            writer.member("start", part.lowerBound)
            writer.member("end", part.upperBound)
          }
        }
      }
    }
  }
}

extension UnitDetails.Plural {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("language", "\(language)")
      writer.member("category", category.keyword)
      writer.array("categories") { writer in
        for category in categories {
          writer.object { writer in
            writer.member("category", category.keyword)
            writer.member("numbers", numbers(of: category))
          }
        }
      }
    }
  }
}
