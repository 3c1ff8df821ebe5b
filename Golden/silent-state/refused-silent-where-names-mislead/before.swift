// Catalogue 45, 213: a type of the project that is named like a wrapper, an object behind a static function, a static variable of
// a type from outside, a reference that gives the members of its value, a label of a swipe action.
import SwiftUI

final class Engine {
    static let shared = Engine()
    var runs = 0
}

extension String {
    nonisolated(unsafe) static var greeting = "Hi"
}

final class Line {
    let text: String

    init(_ text: String) { self.text = text }

    static func make() -> Line { Line("x") }
}

struct Info {
    var count = 0
}

@dynamicMemberLookup
final class Ref<Value> {
    private var value: Value

    init(_ value: Value) { self.value = value }

    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Part {
        get { value[keyPath: path] }
        set { value[keyPath: path] = newValue }
    }
}

final class Store: ObservableObject {
    @Published var title = ""
    @Published var selection = 0
    let ref = Ref(Info())

    func select() {
        Engine.shared.runs += 1
        String.greeting = "Hello"
        ref.count += 1
        selection += 1
    }
}

struct StateView: View {
    struct State {
        let count: Int
    }

    @ObservedObject var store: Store

    private var state: State { State(count: Engine.shared.runs) }

    var body: some View { Text(store.title + "\(state.count)") }
}

struct LineView: View {
    let line: Line

    var body: some View { Text(line.text + "\(Engine.shared.runs)") }
}

struct NewLineView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title)
        LineView(line: .make())
    }
}

struct GreetingView: View {
    @ObservedObject var store: Store

    var body: some View { Text(store.title + (.greeting as String)) }
}

struct RefView: View {
    @ObservedObject var store: Store

    var body: some View { Text(store.title + "\(store.ref.count)") }
}

struct SwipeView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title).swipeActions { Button("\(Engine.shared.runs)") {} }
    }
}
