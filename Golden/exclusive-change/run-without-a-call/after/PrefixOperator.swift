import SwiftUI

prefix operator ⌁

prefix func ⌁ (number: Int) -> Bool { PrefixOperatorList.shared.marks.count > number }

@Observable
final class PrefixOperatorList {
    static let shared = PrefixOperatorList()

    var marks: [Int] = []

    func prune() {
        var newMarks = marks
        newMarks.removeAll { ⌁$0 }
        marks = newMarks
    }
}

struct PrefixOperatorView: View {
    var list: PrefixOperatorList

    var body: some View {
        Button("\(list.marks.count)") { list.prune() }
    }
}
