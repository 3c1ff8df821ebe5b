// Catalogue 61: what a generic type of a library publishes may be of the class that it is given.
import Combine
import Routing
import SwiftUI

final class LoadModel: ObservableObject {
    @Published var state = 0
}

final class Tab {
    private let router = Router<LoadModel>()

    var states: AnyPublisher<Int?, Never> {
        router.$current.map { current -> AnyPublisher<Int?, Never> in
            current?.$state.map { $0 }.eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
        }
        .switchToLatest()
        .eraseToAnyPublisher()
    }
}

struct LoadView: View {
    @StateObject private var model = LoadModel()

    var body: some View {
        Stepper("\(model.state)", value: $model.state)
    }
}
