extension Int {
  /// The number in English format, with commas between groups of three digits: 1,048,576.
  package var grouped: String { (self < 0 ? "-" : "") + String(magnitude).groupedDigits }
}

extension String {
  /// The digits in groups of three.
  package var groupedDigits: String {
    var output = ""
    for (index, digit) in unicodeScalars.enumerated() {
      if index > 0, (utf8.count - index).isMultiple(of: 3) { output += "," }
      output.unicodeScalars.append(digit)
    }
    return output
  }
}
