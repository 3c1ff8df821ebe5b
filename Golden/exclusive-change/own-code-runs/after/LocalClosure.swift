import SwiftUI

@Observable
final class LocalClosureModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        let isOld = { (n: Int) in n > self.items.count
        }
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

struct LocalClosureView: View {
    @State private var model = LocalClosureModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
