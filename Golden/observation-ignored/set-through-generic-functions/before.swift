// Catalogue 103: what generic functions give may be of a superclass, where literals, aliases of functions or conditions say so.
import SwiftUI

class Counting {
    func bump() {}
}

final class Silent: Counting, ObservableObject {
    @Published var title = ""

    override func bump() { print(title) }
}

final class OfLiterals: Counting, ObservableObject {
    @Published var title = ""
    var count = 0

    override func bump() { count += 1 }
}

final class OfAliases: Counting, ObservableObject {
    @Published var title = ""
    var count = 0

    override func bump() { count += 1 }
}

typealias Make<Value> = () -> Value

func last<Value>(_ values: [Value], or value: Value) -> Value { values.last ?? value }
func pick<Value>(_ value: Value, or make: Make<Value>) -> Value { make() }

struct LiteralView: View {
    @ObservedObject var silent: Silent
    @ObservedObject var model: OfLiterals

    var body: some View {
        let _ = last([silent, model], or: silent).bump()
        Text("\(silent.title) \(model.title) \(model.count)")
    }
}

struct AliasView: View {
    @ObservedObject var silent: Silent
    @ObservedObject var model: OfAliases

    var body: some View {
        let _ = pick(silent, or: { model }).bump()
        Text("\(silent.title) \(model.title) \(model.count)")
    }
}
