import SwiftUI

struct OwnAdditionState {
    var n = 0
    static func += (left: inout OwnAdditionState, right: OwnAdditionModel) { left.n += right.state.n + 1 }
}

final class OwnAdditionModel: ObservableObject {
    @Published var state = OwnAdditionState()

    func go() {
        state += self
    }
}

struct OwnAdditionView: View {
    @StateObject private var model = OwnAdditionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.state.n)")
    }
}
