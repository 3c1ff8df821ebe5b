// Catalogue 218, 221: an override calls the method of the superclass, which reads.
import SwiftUI

class Base: ObservableObject {
    @Published var phase = 0

    init() { setUp() }

    func setUp() {
        if phase < 1 { phase = 1 }
    }
}

final class Model: Base {
    override func setUp() {
        super.setUp()
        phase = 2
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("\(model.phase)") { model.phase = 7 }
    }
}

struct ParentView: View {
    var body: some View { ModelView(model: Model()) }
}
