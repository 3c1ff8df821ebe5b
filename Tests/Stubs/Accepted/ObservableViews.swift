// Views that hold `Observable` objects: owned, received and from the environment.
import SwiftUI

@Observable
final class Child: Identifiable {
    let id = UUID()
    var name = ""
}

@Observable
final class Model {
    var text = ""
    var isOn = false
    var children: [Child] = []
    var child = Child()
    private(set) var count = 0
    static let shared = Model()
}

struct Owner: View {
    @State private var model = Model()
    @State var annotated: Model = .init()

    var body: some View {
        VStack {
            TextField("Text", text: $model.text)
            Toggle("On", isOn: $model.isOn.animation())
            Receiver(model: model)
            Text("\(model.count) of \(annotated.count)")
        }
        .environment(model)
        .onChange(of: model.text) { old, new in print(old, new) }
        .onChange(of: model.text, initial: true) { _, new in print(new) }
        .onChange(of: model.text) { print("changed") }
    }
}

struct OwnerWithInitializer: View {
    @State private var model: Model

    init(make: @autoclosure @escaping () -> Model) {
        _model = State(initialValue: make())
    }

    init(model: Model) {
        _model = .init(wrappedValue: model)
    }

    var body: some View { Text(model.text) }
}

struct Receiver: View {
    var model: Model
    @Bindable var bound: Model
    private let shared = Model.shared
    @Bindable private var boundShared = Model.shared
    @Environment(Model.self) private var store
    @Environment(Model.self) private var annotated: Model
    @Environment(Child.self) var optional: Child?

    init(model: Model) {
        self.model = model
        _bound = Bindable(wrappedValue: model)
    }

    var body: some View {
        @Bindable var store = store
        Form {
            TextField("Text", text: $bound.text)
            TextField("Text", text: $boundShared.child.name)
            TextField("Text", text: $store.text)
            TextField("Text", text: Bindable(annotated).text)
            ForEach(model.children) { Row(child: $0) }
            ForEach(model.children) { child in
                @Bindable var child = child
                TextField("Name", text: $child.name)
            }
            Text(shared.text)
            Text(optional?.name ?? "")
            helper
        }
    }

    private var helper: some View {
        TextField("Text", text: Bindable(store).text)
    }

    @ViewBuilder
    private var builder: some View {
        @Bindable var store = store
        TextField("Text", text: $store.text)
    }

    private func explicit() -> some View {
        @Bindable var store = store
        return TextField("Text", text: $store.text)
    }
}

struct Row: View {
    @Bindable var child: Child

    var body: some View { TextField("Name", text: $child.name) }
}

struct OptionalReceiver: View {
    var model: Model?
    let existential: any Observable

    var body: some View { Text(model?.text ?? "") }
}

protocol Storing: AnyObject, Observable {
    var text: String { get set }
}

extension Model: Storing {}

struct GenericReceiver<Value: Storing>: View {
    @Bindable var value: Value
    @State private var owned: Value
    @Environment(Value.self) private var store

    init(value: Value) {
        self.value = value
        _owned = State(wrappedValue: value)
    }

    var body: some View {
        @Bindable var store = store
        TextField("Text", text: $value.text)
        TextField("Text", text: $owned.text)
        TextField("Text", text: $store.text)
    }
}

@Observable
final class Box<Content> {
    var content: Content?
}

struct BoxReader: View {
    @Environment(Box<Int>.self) private var box

    var body: some View { Text("\(box.content ?? 0)") }
}

struct Root: View {
    let model = Model()
    let child: Child? = nil

    var body: some View {
        GenericReceiver(value: model)
            .environment(model)
            .environment(child)
            .environment(Box<Int>())
    }
}

#Preview("Root") {
    @Previewable @State var model = Model()
    Root().environment(model)
}

#Preview {
    let model = Model()
    return Receiver(model: model).environment(model)
}
