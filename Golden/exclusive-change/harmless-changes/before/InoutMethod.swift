import SwiftUI

final class InoutMethodModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        grow(&items)
    }
    func grow(_ list: inout [Int]) { list.append(list.count) }
}

struct InoutMethodView: View {
    @StateObject private var model = InoutMethodModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
