/// One place at which the two sides differ.
struct Difference {
    /// What kind of difference it is; differences are counted by it.
    var category: String
    var offset: Int
    var detail: String
}

/// Compares what both sides say about one file.
struct Comparison {
    let bytes: [UInt8]
    let product: PlainFile
    let reference: PlainFile
    private var differences: [Difference] = []
    /// After so many differences in a row of tokens the rest would say nothing new.
    private static let boundaryLimit = 3

    static func differences(_ bytes: [UInt8], product: PlainFile, reference: PlainFile) -> [Difference] {
        var comparison = Comparison(bytes: bytes, product: product, reference: reference)
        comparison.compareTokens()
        if reference.firstError == nil {
            comparison.compareProblems()
            comparison.compareDeclarations(product.declarations, reference.declarations, "declaration")
            comparison.compareDeclarations(
                product.outerDeclarations.filter { !$0.isLocal }, product.declarations.filter { !$0.isLocal }, "skipped bodies")
            comparison.compareLocals()
        }
        return comparison.differences
    }

    private init(bytes: [UInt8], product: PlainFile, reference: PlainFile) {
        self.bytes = bytes
        self.product = product
        self.reference = reference
    }

    // MARK: Tokens

    /// Where the reference found an error, tokens are compared that end before it.
    private mutating func compareTokens() {
        let limit = reference.firstError ?? Int.max
        var left = 0
        var right = 0
        var boundaries = 0
        while boundaries < Comparison.boundaryLimit {
            let mine = left < product.tokens.count ? product.tokens[left] : nil
            let its = right < reference.tokens.count ? reference.tokens[right] : nil
            // A token that ends at the error may be shorter for its sake.
            guard max(mine?.end ?? 0, its?.end ?? 0) < limit, mine != nil || its != nil else { return }
            if let mine, let its, mine.start == its.start, mine.end == its.end {
                if !mine.kind.matches(its.kind) {
                    report("token kind \(mine.kind.rawValue)/\(its.kind.rawValue)", mine.start, text(mine.start, mine.end))
                }
                left += 1
                right += 1
                continue
            }
            boundaries += 1
            let start = min(mine?.start ?? .max, its?.start ?? .max)
            report(
                "token boundary \(mine?.kind.rawValue ?? "end")/\(its?.kind.rawValue ?? "end")", start,
                "\(mine.map { text($0.start, $0.end) } ?? "end") | \(its.map { text($0.start, $0.end) } ?? "end")")
            synchronize(&left, &right)
        }
    }

    /// To the next two tokens that start together.
    private func synchronize(_ left: inout Int, _ right: inout Int) {
        left += 1
        right += 1
        while left < product.tokens.count, right < reference.tokens.count {
            let mine = product.tokens[left].start
            let its = reference.tokens[right].start
            if mine == its { return }
            if mine < its { left += 1 } else { right += 1 }
        }
        left = product.tokens.count
        right = reference.tokens.count
    }

    // MARK: Problems and declarations

    /// The product may accept what is wrong, but not the other way round.
    private mutating func compareProblems() {
        for problem in product.problems.prefix(1) { report("problem \(problem.kind)", problem.offset, text(problem.offset, problem.offset + 40)) }
    }

    private mutating func compareDeclarations(_ left: [PlainDeclaration], _ right: [PlainDeclaration], _ label: String) {
        let left = left.sorted { $0.name.start < $1.name.start }
        let right = right.sorted { $0.name.start < $1.name.start }
        var mine = 0
        var its = 0
        while mine < left.count || its < right.count {
            let leftStart = mine < left.count ? left[mine].name.start : Int.max
            let rightStart = its < right.count ? right[its].name.start : Int.max
            if leftStart == rightStart {
                compare(left[mine], right[its], label)
                mine += 1
                its += 1
            } else if leftStart < rightStart {
                report("\(label) only here: \(left[mine].kind)", leftStart, text(left[mine].name.start, left[mine].name.end))
                mine += 1
            } else {
                report("\(label) missing: \(right[its].kind)", rightStart, text(right[its].name.start, right[its].name.end))
                its += 1
            }
        }
    }

    private mutating func compare(_ left: PlainDeclaration, _ right: PlainDeclaration, _ label: String) {
        let start = left.name.start
        let name = text(left.name.start, left.name.end)
        func check(_ isEqual: Bool, _ field: String, at offset: Int? = nil, _ detail: @autoclosure () -> String) {
            if !isEqual { report("\(label) \(field): \(right.kind)", offset ?? start, "\(name): \(detail())") }
        }
        check(left.kind == right.kind, "kind", "\(left.kind) | \(right.kind)")
        check(left.name == right.name, "name", "\(name) | \(text(right.name.start, right.name.end))")
        check(left.depth == right.depth, "depth", "\(left.depth) | \(right.depth)")
        check(left.attributes == right.attributes, "attributes", at: right.range.start, "\(texts(left.attributes.map(\.range))) | \(texts(right.attributes.map(\.range)))")
        check(left.modifiers == right.modifiers, "modifiers", "\(texts(left.modifiers.map(\.range))) | \(texts(right.modifiers.map(\.range)))")
        check(left.inherited == right.inherited, "inheritance", "\(texts(left.inherited)) | \(texts(right.inherited))")
        check(left.accessors == right.accessors, "accessors", "\(left.accessors) | \(right.accessors)")
        check(left.range.start == right.range.start, "start", at: right.range.start, "\(left.range.start) | \(right.range.start)")
        check(left.range.end == right.range.end, "end", "…\(tail(left.range.end)) | …\(tail(right.range.end))")
    }

    // MARK: Names

    private mutating func compareLocals() {
        for (offset, isLocal) in product.locals.sorted(by: { $0.key < $1.key }) {
            guard let itsIsLocal = reference.locals[offset], isLocal != itsIsLocal else { continue }
            report("scope: \(isLocal ? "local only here" : "local missing")", offset, text(offset, offset + 40))
        }
    }

    private mutating func report(_ category: String, _ offset: Int, _ detail: String) {
        differences.append(Difference(category: category, offset: offset, detail: detail))
    }

    private func texts(_ spans: [Span]) -> String { spans.map { text($0.start, $0.end) }.joined(separator: ", ") }

    private func tail(_ end: Int) -> String { text(max(0, end - 30), end) }

    /// A part of the file in one short line.
    private func text(_ start: Int, _ end: Int) -> String {
        let start = min(max(0, start), bytes.count)
        let end = min(max(start, end), bytes.count)
        let shown = String(decoding: bytes[start..<min(end, start + 60)], as: UTF8.self)
        return shown.map { $0.isNewline ? "⏎" : String($0) }.joined() + (end > start + 60 ? "…" : "")
    }
}
