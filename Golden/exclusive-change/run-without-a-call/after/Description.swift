import SwiftUI

struct DescribedItem: CustomStringConvertible {
    var number = 0

    var description: String { "\(number) of \(DescribedList.shared.described.count)" }
}

@Observable
final class DescribedList {
    static let shared = DescribedList()

    var described: [DescribedItem] = []

    func prune() {
        var newDescribed = described
        newDescribed.removeAll { "\($0)".hasSuffix("0") }
        described = newDescribed
    }
}

struct DescribedView: View {
    var list: DescribedList

    var body: some View {
        Button("\(list.described.count)") { list.prune() }
    }
}
