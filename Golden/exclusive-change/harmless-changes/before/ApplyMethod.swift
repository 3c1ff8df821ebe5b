import SwiftUI

struct ApplyMethodItem {
    var n = 1
    mutating func apply(_ change: (inout ApplyMethodItem) -> Void) { change(&self) }
}

final class ApplyMethodModel: ObservableObject {
    @Published var items = [ApplyMethodItem()]

    func go() {
        for i in items.indices { items[i].apply { $0.n += 1 } }
    }
}

struct ApplyMethodView: View {
    @StateObject private var model = ApplyMethodModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
