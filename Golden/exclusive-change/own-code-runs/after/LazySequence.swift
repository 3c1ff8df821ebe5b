import SwiftUI

@Observable
final class LazySequenceModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        newItems.append(contentsOf: [1, 2].lazy.map { $0 + self.items.count })
        items = newItems
    }
}

struct LazySequenceView: View {
    @State private var model = LazySequenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
