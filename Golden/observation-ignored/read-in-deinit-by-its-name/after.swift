// Catalogue 162: `guard let x` reads the property x, also in deinit.
import SwiftUI

final class Token {
    func stop() {}
}

@MainActor
@Observable
final class Model {
    var count = 0
    @ObservationIgnored private var token: Token?
    private var other: Token?

    func start() {
        token = Token()
        other = Token()
    }

    deinit {
        guard let token else { return }
        token.stop()
    }
}

struct CountView: View {
    @State private var model = Model()

    var body: some View {
        Text("\(model.count)")
    }
}
