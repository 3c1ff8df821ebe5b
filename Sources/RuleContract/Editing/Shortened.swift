/// The first line of an expression, for a message.
package func shortened(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 60 ? line.prefix(57) + "…" : line
}
