import SwiftUI

@Observable
final class SwapModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        items.swapAt(0, items.count - 1)
        swap(&a, &b)
    }
    var a = 1
    var b = 2
}

struct SwapView: View {
    @State private var model = SwapModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)\(model.a) \(model.b)")
    }
}
