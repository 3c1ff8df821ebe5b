// Catalogue 213: a modifier keeps the first value of its state as a view does, also where an extension of `View` applies
// it without `self`.
import SwiftUI

struct Naming: ViewModifier {
    @State private var name: String

    init(name: String) {
        let isShort = UserDefaults.standard.bool(forKey: "short")
        _name = State(initialValue: isShort ? name : name + "!")
    }

    func body(content: Content) -> some View { content.accessibilityLabel(name) }
}

struct Marking: ViewModifier {
    @State private var isMarked: Bool

    init(isMarked: Bool) { _isMarked = State(initialValue: isMarked) }

    func body(content: Content) -> some View { content.opacity(isMarked ? 1 : 0.5) }
}

extension View {
    func named(_ name: String) -> some View { modifier(Naming(name: name)) }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.text)
            .named("Text")
            .modifier(Marking(isMarked: UserDefaults.standard.bool(forKey: "marked")))
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}
