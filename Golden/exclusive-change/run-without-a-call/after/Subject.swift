import Combine
import SwiftUI

@Observable
final class SubjectList {
    var values: [Int] = []
    private let last = CurrentValueSubject<Int, Never>(0)
    @ObservationIgnored private var subscription: AnyCancellable?

    init() {
        subscription = last.sink { [weak self] _ in print(self?.values.count ?? 0) }
    }

    func prune() {
        var newValues = values
        newValues.removeAll { value in
            last.value = value
            return value > 1
        }
        values = newValues
    }
}

struct SubjectView: View {
    var list: SubjectList

    var body: some View {
        Button("\(list.values.count)") { list.prune() }
    }
}
