// Catalogue 60: an operator of the project is generic over the object that it hands to its closure.
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var query = ""
}

@Observable
final class Account {
    var name = ""
}

extension Publisher where Failure == Never {
    func sink<Owner: AnyObject>(weak owner: Owner, _ body: @escaping (Owner, Output) -> Void) -> AnyCancellable {
        sink { [weak owner] value in
            if let owner { body(owner, value) }
        }
    }
}

final class Screen {
    let model = Model()
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ changes: AnyPublisher<Int, Never>) {
        changes.sink(weak: model) { model, _ in
            model.$query.sink { print($0) }.store(in: &self.cancellables)
        }.store(in: &cancellables)
    }
}

struct ModelView: View {
    @ObservedObject var model: Model
    var account: Account

    var body: some View {
        Text(model.query + account.name)
    }
}
