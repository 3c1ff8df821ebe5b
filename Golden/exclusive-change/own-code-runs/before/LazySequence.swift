import SwiftUI

final class LazySequenceModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.append(contentsOf: [1, 2].lazy.map { $0 + self.items.count })
    }
}

struct LazySequenceView: View {
    @StateObject private var model = LazySequenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
