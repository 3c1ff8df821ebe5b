// Catalogue 201: two classes have a property of the name; the one whose value may be let go, so that its holder reads it, is the other's.
import SwiftUI

@Observable
final class Plain {
    struct State {
        var title = ""
        var isOn = false
    }

    private(set) var state = State()

    func turn() { state.isOn = true }
}

struct PlainView: View {
    @State var model = Plain()

    var body: some View { Text(model.state.title).onTapGesture { model.turn() } }
}

final class Other: ObservableObject {
    @Published var state: Handle?

    func stop() { state = nil }
}

final class Handle {
    let owner: Other

    init(owner: Other) { self.owner = owner }

    deinit { print(owner.state as Any) }
}

struct OtherView: View {
    @ObservedObject var model: Other

    var body: some View { Button(model.state == nil ? "Go" : "Stop") { model.stop() } }
}

func clear<Item>(_ items: [Item], _ change: (Item) -> Void) { items.forEach(change) }

struct Menu {
    let names: [String]
    let others: [String: Other]

    func update() { clear(names.compactMap { others[$0] }) { $0.state = nil } }
}
