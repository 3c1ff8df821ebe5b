// Catalogue 45, 213: an object that a static function keeps, static variables of types from outside that keep their values, and
// a swipe action that only acts.
import SwiftUI

final class Engine {
    static let shared = Engine()
    var runs = 0
}

extension String {
    nonisolated(unsafe) static var greeting = "Hi"
}

final class Line {
    static let kept = Line("x")
    let text: String

    init(_ text: String) { self.text = text }

    static func make() -> Line { kept }
}

final class Store: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Engine.shared.runs += 1
        selection += 1
    }
}

struct LineView: View {
    let line: Line

    var body: some View { Text(line.text + "\(Engine.shared.runs)") }
}

struct KeptLineView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title + (.greeting as String))
        LineView(line: .make())
    }
}

struct SwipeView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.title).swipeActions { Button("Run") { Engine.shared.runs += 1 } }
    }
}
