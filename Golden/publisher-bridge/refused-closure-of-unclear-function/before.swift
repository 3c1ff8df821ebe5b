// Catalogue 60: what a closure gets where overloads, generic classes or Swift's mode decide it.
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var query = ""
}

final class Other: ObservableObject {
    @Published var query = ""
}

class Loader<Value> {
    typealias Handler = (Value) -> Void

    let value: Value
    var cancellables: Set<AnyCancellable> = []

    init(value: Value) {
        self.value = value
    }

    func load(_ handler: Handler) {
        handler(value)
    }
}

extension Loader where Value == Model {
    func follow() {
        value.$query.sink { print($0) }.store(in: &cancellables)
    }
}

final class Screen {
    @Published var other = Other()

    private let model = Model()
    private let loader = Loader(value: Model())
    private var cancellables: Set<AnyCancellable> = []

    func either(first: ((Model) -> Void)? = nil, second: ((Other) -> Void)? = nil) {}

    func numbers(_ numbers: Int..., body: (Model) -> Void) {}

    func numbers(_ number: Int, _ name: String = "", body: (Other) -> Void) {}

    func follow() {
        either { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        numbers(1, 2) { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        loader.load { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
    }
}

struct ModelView: View {
    @ObservedObject var model: Model
    @ObservedObject var other: Other

    var body: some View {
        Text(model.query + other.query)
    }
}
