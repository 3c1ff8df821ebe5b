import SwiftUI

struct FirstValueFilter {
    var most = FirstValueList.shared.numbers.count
    var isOn = true
}

@Observable
final class FirstValueList {
    static let shared = FirstValueList()

    var numbers: [Int] = []

    func prune() {
        var newNumbers = numbers
        newNumbers.removeAll { $0 > FirstValueFilter(isOn: false).most }
        numbers = newNumbers
    }
}

struct FirstValueView: View {
    var list: FirstValueList

    var body: some View {
        Button("\(list.numbers.count)") { list.prune() }
    }
}
