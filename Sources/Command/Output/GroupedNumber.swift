extension Int {
  /// The number in groups of three digits, for messages: 1,048,576.
  var grouped: String { (self < 0 ? "-" : "") + String(magnitude).groupedDigits }
}

extension String {
  /// The digits in groups of three.
  var groupedDigits: String {
    let digits = Array(self)
    var output = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { output += "," }
      output.append(digit)
    }
    return output
  }
}
