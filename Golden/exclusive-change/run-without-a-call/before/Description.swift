import SwiftUI

struct DescribedItem: CustomStringConvertible {
    var number = 0

    var description: String { "\(number) of \(DescribedList.shared.described.count)" }
}

final class DescribedList: ObservableObject {
    static let shared = DescribedList()

    @Published var described: [DescribedItem] = []

    func prune() {
        described.removeAll { "\($0)".hasSuffix("0") }
    }
}

struct DescribedView: View {
    @ObservedObject var list: DescribedList

    var body: some View {
        Button("\(list.described.count)") { list.prune() }
    }
}
