import SwiftUI

final class CallbackModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    var onDrop: (() -> Void)?
    func go() {
        items.removeAll { n in
            onDrop?()
            return n > 2
        }
    }
}

struct CallbackView: View {
    @StateObject private var model = CallbackModel()

    var body: some View {
        Button("Go") {
            model.onDrop = { print(model.items.count) }
            model.go()
        }
        Text("\(model.items.count)")
    }
}
