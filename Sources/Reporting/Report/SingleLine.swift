extension String {
    /// The text without anything that ends a line or steers a terminal: control characters are written as escapes.
    ///
    /// A path may hold any of them, and a format of one line for each finding must not take the rest of it for another finding.
    var singleLine: String {
        guard unicodeScalars.contains(where: \.breaksLine) else { return self }
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar.breaksLine { text.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars) } else { text.append(scalar) }
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    fileprivate var breaksLine: Bool { value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029 }
}
