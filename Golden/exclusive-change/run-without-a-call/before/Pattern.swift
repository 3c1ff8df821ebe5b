import SwiftUI

struct PatternRange {
    let list: PatternList
}

func ~= (range: PatternRange, number: Int) -> Bool { range.list.patterns.count > number }

final class PatternList: ObservableObject {
    @Published var patterns: [Int] = []

    func prune() {
        let all = PatternRange(list: self)
        patterns.removeAll { number in
            switch number {
            case all: true
            default: false
            }
        }
    }
}

struct PatternView: View {
    @ObservedObject var list: PatternList

    var body: some View {
        Button("\(list.patterns.count)") { list.prune() }
    }
}
