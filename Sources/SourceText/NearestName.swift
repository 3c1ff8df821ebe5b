/// The candidate that a mistyped word most likely stands for; nil where none is near.
///
/// Near means at most one mistake in a word of up to five letters, and one more for every three letters beyond. The
/// start of exactly one candidate also names it.
public func nearestName(to word: String, among candidates: [String]) -> String? {
    let word = Array(word.lowercased().utf8)
    guard !word.isEmpty else { return nil }
    let distances = candidates.map { editDistance(word, Array($0.lowercased().utf8)) }
    let limit = max(1, (word.count + 1) / 3)
    if let least = distances.min(), least <= limit, let index = distances.firstIndex(of: least) {
        return candidates[index]
    }
    let completions = candidates.filter { $0.utf8.starts(with: word) }
    return completions.count == 1 ? completions.first : nil
}

/// How many bytes have to be put in, taken out, replaced or swapped with their neighbor to turn one word into the
/// other.
func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let isEqual = left[row] == right[column]
            var best = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (isEqual ? 0 : 1))
            let isSwap = row > 0 && column > 0 && left[row] == right[column - 1] && left[row - 1] == right[column]
            if isSwap { best = min(best, beforePrevious[column - 1] + 1) }
            current.append(best)
        }
        beforePrevious = previous
        previous = current
    }
    return previous[right.count]
}
