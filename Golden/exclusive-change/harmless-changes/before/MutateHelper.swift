import SwiftUI

func mutateMutateHelper<T>(_ value: inout T, _ body: (inout T) -> Void) { body(&value) }

final class MutateHelperModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        mutateMutateHelper(&items) { $0.append($0.count) }
    }
}

struct MutateHelperView: View {
    @StateObject private var model = MutateHelperModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
