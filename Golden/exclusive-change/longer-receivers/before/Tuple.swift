import SwiftUI

final class TupleModel: ObservableObject {
    @Published var pair = ([3, 1], 2)

    func go() {
        pair.0.removeAll { $0 > pair.1 }
    }
}

struct TupleView: View {
    @StateObject private var model = TupleModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.pair.0.count)")
    }
}
