// Catalogue 123: implicit self in an extension of View, with a shared object and with a parameter.
import SwiftUI

@Observable
final class Model {
    static let shared = Model()
    var count = 0
}

extension View {
    func inject() -> some View {
        environment(Model.shared)
    }

    func inject(_ model: Model) -> some View {
        self.environment(model)
    }
}

struct CountView: View {
    @Environment(Model.self) private var model

    var body: some View {
        Text("\(model.count)")
    }
}

struct CountScreen: View {
    var body: some View {
        VStack {
            CountView().inject()
            CountView().inject(Model())
        }
    }
}
