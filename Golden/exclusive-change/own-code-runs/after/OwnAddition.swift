import SwiftUI

struct OwnAdditionState {
    var n = 0
    static func += (left: inout OwnAdditionState, right: OwnAdditionModel) { left.n += right.state.n + 1 }
}

@Observable
final class OwnAdditionModel {
    var state = OwnAdditionState()

    func go() {
        state += self
    }
}

struct OwnAdditionView: View {
    @State private var model = OwnAdditionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.state.n)")
    }
}
