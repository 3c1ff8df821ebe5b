import SwiftUI

struct PatternRange {
    let list: PatternList
}

func ~= (range: PatternRange, number: Int) -> Bool { range.list.patterns.count > number }

@Observable
final class PatternList {
    var patterns: [Int] = []

    func prune() {
        let all = PatternRange(list: self)
        var newPatterns = patterns
        newPatterns.removeAll { number in
            switch number {
            case all: true
            default: false
            }
        }
        patterns = newPatterns
    }
}

struct PatternView: View {
    var list: PatternList

    var body: some View {
        Button("\(list.patterns.count)") { list.prune() }
    }
}
