// Catalogue 202: code that bodies run without naming a method writes plain properties: operators, subscripts, key paths, wrappers, protocols of the library.
import SwiftUI

@Observable
final class Model: Comparable, Hashable, CustomStringConvertible, Identifiable {
    var title = ""
    @ObservationIgnored private var subscripts = 0
    @ObservationIgnored private var calls = 0
    @ObservationIgnored private var comparisons = 0
    @ObservationIgnored private var equalities = 0
    @ObservationIgnored private var hashes = 0
    @ObservationIgnored private var descriptions = 0
    @ObservationIgnored private var identities = 0
    @ObservationIgnored private var iterations = 0
    @ObservationIgnored private var keyPaths = 0
    @ObservationIgnored private var closures = 0
    @ObservationIgnored private var deferred = 0
    private var saved = 0
    @ObservationIgnored var operators = 0
    @ObservationIgnored var wrapped = 0
    @ObservationIgnored var interpolated = 0
    @ObservationIgnored var built = 0

    @ObservationIgnored lazy var stamp: () -> String = { [unowned self] in
        self.closures += 1
        return self.title
    }

    var id: Int {
        identities += 1
        return 1
    }

    var description: String {
        descriptions += 1
        return title
    }

    var shown: String {
        keyPaths += 1
        return title
    }

    subscript(position: Int) -> String {
        subscripts += 1
        return title
    }

    func callAsFunction() -> String {
        calls += 1
        return title
    }

    func makeIterator() -> IndexingIterator<[String]> {
        iterations += 1
        return [title].makeIterator()
    }

    func name() -> String {
        defer { deferred += 1 }
        return title
    }

    func hash(into hasher: inout Hasher) {
        hashes += 1
        hasher.combine(ObjectIdentifier(self))
    }

    static func == (left: Model, right: Model) -> Bool {
        left.equalities += 1
        return left === right
    }

    static func < (left: Model, right: Model) -> Bool {
        left.comparisons += 1
        return left.title < right.title
    }

    static func += (model: Model, number: Int) {
        model.operators += number
    }

    func save() {
        saved += 1
    }
}

extension Model: Sequence {}

@propertyWrapper
struct Watched {
    let model: Model

    var wrappedValue: String {
        model.wrapped += 1
        return model.title
    }
}

@dynamicMemberLookup
struct Proxy {
    let model: Model

    subscript<Value>(dynamicMember path: KeyPath<Model, Value>) -> Value { model[keyPath: path] }
}

@resultBuilder
enum Names {
    static func buildBlock(_ model: Model) -> String {
        model.built += 1
        return model.title
    }
}

func names(@Names _ make: () -> String) -> String { make() }

extension String.StringInterpolation {
    mutating func appendInterpolation(named model: Model) {
        model.interpolated += 1
        appendLiteral(model.title)
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        let _ = (model += 1)
        Text(model[0] + model() + model.stamp() + model.name())
        Text("\(model) \(named: model)" + Proxy(model: model).shown)
        Text(names { model } + model.joined() + "\([model].sorted().count) \(Set([model]).count) \([model] == [model])")
        ForEach([model]) { _ in Text("") }
        WatchedView(text: Watched(model: model))
        Button("Save") { model.save() }
    }
}

struct WatchedView: View {
    @Watched var text: String

    init(text: Watched) {
        _text = text
    }

    var body: some View {
        Text(text)
    }
}
