import SwiftUI

struct ApplyMethodItem {
    var n = 1
    mutating func apply(_ change: (inout ApplyMethodItem) -> Void) { change(&self) }
}

@Observable
final class ApplyMethodModel {
    var items = [ApplyMethodItem()]

    func go() {
        for i in items.indices { items[i].apply { $0.n += 1 } }
    }
}

struct ApplyMethodView: View {
    @State private var model = ApplyMethodModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
