import SwiftUI

@Observable
final class TupleModel {
    var pair = ([3, 1], 2)

    func go() {
        var newPair = pair
        newPair.0.removeAll { $0 > pair.1 }
        pair = newPair
    }
}

struct TupleView: View {
    @State private var model = TupleModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.pair.0.count)")
    }
}
