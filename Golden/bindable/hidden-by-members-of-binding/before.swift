// Catalogue 89: extensions of Binding have a member with the name of the model's property.
import SwiftUI

protocol Titled {}

extension Titled {
    var title: String { "title" }
}

extension Binding: Titled {}

extension DynamicProperty {
    var level: Int { 1 }
}

extension Binding {
    func onChange(_ handler: @escaping (Value) -> Void) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0; handler($0) })
    }

    static func name() {}
}

extension Binding where Value == Int {
    var doubled: Binding<Int> { self }
}

final class Model: ObservableObject {
    @Published var onChange = false
    @Published var title = ""
    @Published var level = 1
    @Published var doubled = 2
    @Published var name = ""
}

struct OwnerView: View {
    @StateObject private var model = Model()

    var body: some View {
        Toggle("On change", isOn: $model.onChange.onChange { print($0) })
        TextField("Title", text: self.$model.title)
        Stepper("Level", value: $model.level)
        Stepper("Doubled", value: $model.doubled)
        TextField("Name", text: $model.name)
        GuestView(model: model)
    }
}

struct GuestView: View {
    @ObservedObject var model: Model

    var body: some View {
        Toggle("On change", isOn: $model.onChange.onChange { print($0) })
        TextField("Title", text: $model.title)
    }
}
