import SwiftUI

@Observable
final class BytesModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        newItems.withUnsafeMutableBytes { _ in print(items.count) }
        items = newItems
    }
}

struct BytesView: View {
    @State private var model = BytesModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
