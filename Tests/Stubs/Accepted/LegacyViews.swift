// Views that hold observable objects: owned, received and from the environment.
import SwiftUI

final class Child: ObservableObject, Identifiable {
    let id = UUID()
    @Published var name = ""
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
    @Published var children: [Child] = []
    @Published var child = Child()
    @Published private(set) var count = 0
    static let shared = Model()
}

struct Owner: View {
    @StateObject private var model = Model()
    @StateObject var annotated: Model = .init()

    var body: some View {
        VStack {
            TextField("Text", text: $model.text)
            Toggle("On", isOn: $model.isOn.animation())
            Receiver(model: model)
            Text("\(model.count) of \(annotated.count)")
        }
        .environmentObject(model)
        .onChange(of: model.text) { print($0) }
        .onReceive(model.$text) { print($0) }
        .onReceive(model.objectWillChange) { print("changes") }
    }
}

struct OwnerWithInitializer: View {
    @StateObject private var model: Model
    @State private var count: Int

    init(make: @autoclosure @escaping () -> Model) {
        _model = StateObject(wrappedValue: make())
        _count = State(initialValue: 0)
    }

    init(text: String) {
        _model = .init(wrappedValue: Model())
        _count = .init(wrappedValue: text.count)
    }

    var body: some View { Text("\(model.text) \(count)") }
}

struct Receiver: View {
    @ObservedObject var model: Model
    @ObservedObject private var shared = Model.shared
    @EnvironmentObject var store: Model
    @EnvironmentObject private var other: Child

    var body: some View {
        Form {
            TextField("Text", text: self.$model.text)
            TextField("Text", text: $shared.text)
            TextField("Text", text: $store.child.name)
            TextField("Text", text: $other.name)
            ForEach(model.children) { Row(child: $0) }
        }
    }
}

struct Row: View {
    @ObservedObject var child: Child

    init(child: Child) {
        _child = ObservedObject(wrappedValue: child)
    }

    var body: some View { TextField("Name", text: $child.name) }
}

struct Whole: View {
    @ObservedObject var model: Model

    var body: some View { Part(model: $model) }
}

struct Part: View {
    let model: ObservedObject<Model>.Wrapper

    var body: some View { TextField("Text", text: model.text) }
}

struct GenericReceiver<Value: ObservableObject>: View {
    @ObservedObject var value: Value

    var body: some View { EmptyView() }
}

struct ReceiverModifier: ViewModifier {
    @ObservedObject var model: Model

    func body(content: Content) -> some View {
        content.overlay(Text(model.text)).disabled(!model.isOn)
    }
}

struct Root: View {
    let model = Model()

    var body: some View {
        GenericReceiver(value: model)
            .modifier(ReceiverModifier(model: model))
            .environmentObject(model)
            .environmentObject(Child())
    }
}

struct Root_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Root()
            Receiver(model: Model()).environmentObject(Model()).environmentObject(Child())
        }
        .previewDisplayName("Root")
    }
}
