import SwiftUI

@Observable
final class BytesOfModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        var newItems = items
        withUnsafeMutableBytes(of: &newItems) { _ in print(items.count) }
        items = newItems
    }
}

struct BytesOfView: View {
    @State private var model = BytesOfModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
