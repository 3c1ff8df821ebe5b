import SourceText

/// The changes of one file as a table of two columns, before and after.
struct SideBySideDiff {
    private let path: String
    private let old: CodeColors
    private let edits: EditSet
    private let contextLines: Int

    /// Edits of one file for which `EditSet` can be made; nil where two of them can't be made together.
    /// - Parameter old: the file as it is.
    init?(path: String, old: CodeColors, edits: [TextEdit], contextLines: Int = 3) {
        guard let edits = try? EditSet(edits) else { return nil }
        self.path = path
        self.old = old
        self.edits = edits
        self.contextLines = contextLines
    }

    /// Lines that come and lines that go.
    private(set) var counts = (added: 0, removed: 0)

    /// The table; counts the lines on the way.
    mutating func render() -> String {
        let hunks = edits.hunks(in: old.bytes, contextLines: contextLines)
        guard !hunks.isEmpty else { return "" }
        let new = CodeColors(edits.applied(to: old.bytes))
        counts = (0, 0)
        var html = "<table class=diff><caption class=vh>Changes in \(HTMLText.escaped(path))</caption>"
        html +=
            "<colgroup><col class=n><col><col class=n><col></colgroup><thead class=vh><tr><th scope=col>Line<th scope=col>Before<th scope=col>Line<th scope=col>After</thead>"
        for (number, hunk) in hunks.enumerated() {
            if number > 0 { html += "<tr class=gap><td colspan=4>⋯" }
            html += rows(hunk, new)
        }
        return html + "</table>"
    }

    private mutating func rows(_ hunk: Hunk, _ new: CodeColors) -> String {
        var html = ""
        var oldLine = hunk.oldStart
        var newLine = hunk.newStart
        var removed: [(number: Int, bytes: ArraySlice<UInt8>)] = []
        var added: [(number: Int, bytes: ArraySlice<UInt8>)] = []
        func flush() -> String {
            defer { (removed, added) = ([], []) }
            return pairs(removed, added, new)
        }
        for line in hunk.lines {
            switch line.kind {
            case .context:
                html += flush()
                html +=
                    "<tr class=same>" + cell(oldLine, old.html(line: oldLine), "")
                    + cell(newLine, new.html(line: newLine), "")
                oldLine += 1
                newLine += 1
            case .removed:
                removed.append((oldLine, line.bytes))
                oldLine += 1
                counts.removed += 1
            case .added:
                added.append((newLine, line.bytes))
                newLine += 1
                counts.added += 1
            }
        }
        return html + flush()
    }

    /// Removed and added lines side by side. Where they are not equally many, the pairs are those that have most in
    /// common, in order.
    private func pairs(
        _ removed: [(number: Int, bytes: ArraySlice<UInt8>)], _ added: [(number: Int, bytes: ArraySlice<UInt8>)],
        _ new: CodeColors
    ) -> String {
        var html = ""
        for pair in LinePairing.pairs(removed.map(\.bytes), added.map(\.bytes)) {
            let left = pair.old.map { removed[$0] }
            let right = pair.new.map { added[$0] }
            var marks: (old: [Range<Int>], new: [Range<Int>]) = ([], [])
            if let left, let right { marks = LinePairing.difference(left.bytes, right.bytes) }
            html +=
                "<tr>"
                + (left.map { cell($0.number, old.html(line: $0.number, marks: marks.old), "del") }
                    ?? "<td class=none><td class=none>")
            html +=
                right.map { cell($0.number, new.html(line: $0.number, marks: marks.new), "add") }
                ?? "<td class=none><td class=none>"
        }
        return html
    }

    private func cell(_ number: Int, _ html: String, _ kind: String) -> String {
        kind.isEmpty
            ? "<td data-n=\(number)><td>\(html)" : "<td class=\(kind) data-n=\(number)><td class=\(kind)>\(html)"
    }
}

/// Which removed line became which added one.
enum LinePairing {
    /// More lines than this are paired one by one, since comparing each with each would take long.
    private static let mostLines = 60
    /// Lines with more words than this are data, and compared as a whole.
    private static let mostWords = 120

    /// Each line once, in both orders; a line without a partner stands alone.
    static func pairs(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [(old: Int?, new: Int?)] {
        if old.count == new.count { return old.indices.map { ($0, $0) } }
        guard old.count <= mostLines, new.count <= mostLines else {
            return (0..<max(old.count, new.count)).map { ($0 < old.count ? $0 : nil, $0 < new.count ? $0 : nil) }
        }
        // The best sum of what pairs have in common, from each position on.
        var best = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        var gains = best
        for left in old.indices.reversed() {
            for right in new.indices.reversed() {
                gains[left][right] = gain(old[left], new[right])
                best[left][right] = max(
                    best[left + 1][right], best[left][right + 1], best[left + 1][right + 1] + gains[left][right])
            }
        }
        var result: [(old: Int?, new: Int?)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if left < old.count, right < new.count, gains[left][right] > 0,
                best[left][right] == best[left + 1][right + 1] + gains[left][right]
            {
                result.append((left, right))
                left += 1
                right += 1
            } else if left < old.count, right == new.count || best[left][right] == best[left + 1][right] {
                result.append((left, nil))
                left += 1
            } else {
                result.append((nil, right))
                right += 1
            }
        }
        return result
    }

    /// Where two lines differ, by words, as offsets within each; nothing where they have no word in common, or too many
    /// to compare.
    static func difference(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> (old: [Range<Int>], new: [Range<Int>])
    {
        let (old, new) = (Array(old), Array(new))
        let (left, right) = (words(old), words(new))
        guard left.count <= mostWords, right.count <= mostWords else { return ([], []) }
        func isSame(_ first: Int, _ second: Int) -> Bool { old[left[first]] == new[right[second]] }
        var longest = [[Int]](repeating: [Int](repeating: 0, count: right.count + 1), count: left.count + 1)
        for first in left.indices.reversed() {
            for second in right.indices.reversed() {
                longest[first][second] =
                    isSame(first, second)
                    ? longest[first + 1][second + 1] + left[first].count
                    : max(longest[first + 1][second], longest[first][second + 1])
            }
        }
        var (first, second) = (0, 0)
        var gone: [Range<Int>] = []
        var come: [Range<Int>] = []
        var isAnyWordCommon = false
        while first < left.count || second < right.count {
            if first < left.count, second < right.count, isSame(first, second) {
                if old[left[first].lowerBound] > 0x20 { isAnyWordCommon = true }
                first += 1
                second += 1
            } else if second == right.count
                || first < left.count && longest[first + 1][second] >= longest[first][second + 1]
            {
                gone.append(left[first])
                first += 1
            } else {
                come.append(right[second])
                second += 1
            }
        }
        return isAnyWordCommon ? (joined(gone, old), joined(come, new)) : ([], [])
    }

    /// Names and numbers, white space, and each other byte for itself.
    private static func words(_ line: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = 0
        while start < line.count {
            var end = start + 1
            let kind = kind(line[start])
            while kind != 0, end < line.count, self.kind(line[end]) == kind { end += 1 }
            words.append(start..<end)
            start = end
        }
        return words
    }

    private static func kind(_ byte: UInt8) -> Int {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: 1
        case 0...0x20: 2
        default: 0
        }
    }

    /// Ranges that touch, or have but white space between them, as one.
    private static func joined(_ ranges: [Range<Int>], _ line: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for range in ranges {
            if let last = result.last, line[last.upperBound..<range.lowerBound].allSatisfy({ $0 <= 0x20 }) {
                result[result.count - 1] = last.lowerBound..<range.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }

    /// How many bytes two lines have in common at their ends, without white space; little counts as nothing.
    private static func gain(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Int {
        let (old, new) = (old.filter { $0 > 0x20 }, new.filter { $0 > 0x20 })
        let (prefix, suffix) = common(old, new)
        return (prefix + suffix) * 2 > min(old.count, new.count) && prefix + suffix > 2 ? prefix + suffix : 0
    }

    private static func common(_ old: [UInt8], _ new: [UInt8]) -> (prefix: Int, suffix: Int) {
        var prefix = 0
        let shortest = min(old.count, new.count)
        while prefix < shortest, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shortest - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        return (prefix, suffix)
    }
}
