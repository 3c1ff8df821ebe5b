import SwiftUI

@Observable
final class CallbackModel {
    var items: [Int] = [3, 1, 2]

    var onDrop: (() -> Void)?
    func go() {
        var newItems = items
        newItems.removeAll { n in
            onDrop?()
            return n > 2
        }
        items = newItems
    }
}

struct CallbackView: View {
    @State private var model = CallbackModel()

    var body: some View {
        Button("Go") {
            model.onDrop = { print(model.items.count) }
            model.go()
        }
        Text("\(model.items.count)")
    }
}
