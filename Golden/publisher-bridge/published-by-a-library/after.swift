// Catalogue 61: what a type of a library publishes is of no class of the project.
import Combine
import Routing
import SwiftUI

@Observable
final class LoadModel {
    var state = 0
}

final class Tab {
    private let router = Router()

    var states: AnyPublisher<Int?, Never> {
        router.$current.map { current -> AnyPublisher<Int?, Never> in
            current?.$state.map { $0 }.eraseToAnyPublisher() ?? Just(nil).eraseToAnyPublisher()
        }
        .switchToLatest()
        .eraseToAnyPublisher()
    }
}

struct LoadView: View {
    @State private var model = LoadModel()

    var body: some View {
        Stepper("\(model.state)", value: $model.state)
    }
}
