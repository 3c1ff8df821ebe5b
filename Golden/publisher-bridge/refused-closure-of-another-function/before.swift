// Catalogue 60: what a closure gets where another function than the one of the name may be called, or generic parameters stand for something else.
import Combine
import SwiftUI

final class Model: ObservableObject {
    @Published var query = ""
}

final class Other: ObservableObject {
    @Published var query = ""
}

class Base<Value> {
    typealias Handler = (Value) -> Void

    func load(_ handler: (Value) -> Void) {}
}

class Derived<Key>: Base<Model> {
    func open(_ handler: Handler) {}
}

protocol Opening {}

extension Opening {
    func open(_ handler: (Other) -> Void) {}
}

final class Door: Opening {
    var open: ((Model) -> Void) -> Void = { _ in }
}

struct Row {
    let action: (Model) -> Void
}

extension Row {
    init(_ number: Int, action: @escaping (Other) -> Void) {
        self.init(action: { _ in })
    }
}

extension Optional {
    func then(_ body: (Model) -> Void) {}
}

extension Base {
    func then(_ body: (Other) -> Void) {}
}

typealias Reader = (Other) -> Void

final class Screen {
    private var cancellables: Set<AnyCancellable> = []
    private let base: Base<Int>? = nil

    func run<Reader>(_ reader: Reader, _ other: Reader) {}

    func follow(_ door: Door) {
        Derived<Other>().load { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        Derived<Other>().open { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        door.open { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        _ = Row { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        base.then { $0.$query.sink { print($0) }.store(in: &self.cancellables) }
        run({ (model: Model) in print(model) }, { $0.$query.sink { print($0) }.store(in: &self.cancellables) })
    }
}

struct ModelView: View {
    @ObservedObject var model: Model
    @ObservedObject var other: Other

    var body: some View {
        Text(model.query + other.query)
    }
}
