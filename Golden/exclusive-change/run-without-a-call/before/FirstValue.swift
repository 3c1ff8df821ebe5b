import SwiftUI

struct FirstValueFilter {
    var most = FirstValueList.shared.numbers.count
    var isOn = true
}

final class FirstValueList: ObservableObject {
    static let shared = FirstValueList()

    @Published var numbers: [Int] = []

    func prune() {
        numbers.removeAll { $0 > FirstValueFilter(isOn: false).most }
    }
}

struct FirstValueView: View {
    @ObservedObject var list: FirstValueList

    var body: some View {
        Button("\(list.numbers.count)") { list.prune() }
    }
}
