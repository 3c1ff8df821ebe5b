/// Differences that can't matter; README.md gives the reason of each.
enum Explanation: String {
    case invalidUTF8 = "not valid UTF-8"
    case conflictMarker = "merge conflict marker"
    case conditionalAttributes = "attributes within #if"
    case operatorBeforeName = "an operator before a name"

    static func of(_ difference: Difference, _ bytes: [UInt8], _ product: PlainFile) -> Explanation? {
        if difference.category == "problem not valid UTF-8" { return .invalidUTF8 }
        if let marker = product.problems.first(where: { $0.kind == "merge conflict marker" }), difference.offset >= marker.offset - 1 { return .conflictMarker }
        let text = bytes[min(difference.offset, bytes.count)...]
        let isOperator = text.first.map { $0 >= 0x80 || Array("<>~=!&|^+-*%/.".utf8).contains($0) } ?? false
        if difference.category == "problem two statements on one line", isOperator { return .operatorBeforeName }
        let isClauseEnd = text.starts(with: Array("#el".utf8)) || text.starts(with: Array("#end".utf8))
        if difference.category == "problem unexpected token", isClauseEnd { return .conditionalAttributes }
        if difference.category.hasPrefix("declaration start"), text.starts(with: Array("#if".utf8)) { return .conditionalAttributes }
        return nil
    }
}
