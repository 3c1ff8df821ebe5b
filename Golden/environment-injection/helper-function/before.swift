// Catalogue 123: implicit self in an extension of View, with a shared object and with a parameter.
import SwiftUI

final class Model: ObservableObject {
    static let shared = Model()
    @Published var count = 0
}

extension View {
    func inject() -> some View {
        environmentObject(Model.shared)
    }

    func inject(_ model: Model) -> some View {
        self.environmentObject(model)
    }
}

struct CountView: View {
    @EnvironmentObject private var model: Model

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
