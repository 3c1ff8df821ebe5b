import SwiftUI

final class InoutFunctionModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    var grow: (inout [Int]) -> Void = { _ in }
    init() {
        grow = { [unowned self] list in list.append(self.items.count) }
    }
    func go() {
        grow(&items)
    }
}

struct InoutFunctionView: View {
    @StateObject private var model = InoutFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
