import Combine
import SwiftUI

final class SubjectList: ObservableObject {
    @Published var values: [Int] = []
    private let last = CurrentValueSubject<Int, Never>(0)
    private var subscription: AnyCancellable?

    init() {
        subscription = last.sink { [weak self] _ in print(self?.values.count ?? 0) }
    }

    func prune() {
        values.removeAll { value in
            last.value = value
            return value > 1
        }
    }
}

struct SubjectView: View {
    @ObservedObject var list: SubjectList

    var body: some View {
        Button("\(list.values.count)") { list.prune() }
    }
}
