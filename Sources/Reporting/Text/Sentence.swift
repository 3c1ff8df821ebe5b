extension String {
    /// A clause as a sentence of its own, with a full stop. A name such as `objectWillChange` keeps its first letter.
    var asSentence: String {
        if isEmpty { return "" }
        let isName = prefix { $0 != " " }.dropFirst().contains(where: \.isUppercase)
        return (isName ? self : prefix(1).uppercased() + dropFirst()) + (hasSuffix(".") ? "" : ".")
    }
}
