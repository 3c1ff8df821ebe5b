import SwiftUI

final class SwapModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.swapAt(0, items.count - 1)
        swap(&a, &b)
    }
    @Published var a = 1
    @Published var b = 2
}

struct SwapView: View {
    @StateObject private var model = SwapModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)\(model.a) \(model.b)")
    }
}
