import SwiftUI

prefix operator ⌁

prefix func ⌁ (number: Int) -> Bool { PrefixOperatorList.shared.marks.count > number }

final class PrefixOperatorList: ObservableObject {
    static let shared = PrefixOperatorList()

    @Published var marks: [Int] = []

    func prune() {
        marks.removeAll { ⌁$0 }
    }
}

struct PrefixOperatorView: View {
    @ObservedObject var list: PrefixOperatorList

    var body: some View {
        Button("\(list.marks.count)") { list.prune() }
    }
}
