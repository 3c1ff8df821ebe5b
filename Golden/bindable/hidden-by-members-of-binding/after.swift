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

@Observable
final class Model {
    var onChange = false
    var title = ""
    var level = 1
    var doubled = 2
    var name = ""
}

struct OwnerView: View {
    @State private var model = Model()

    var body: some View {
        Toggle("On change", isOn: Bindable(model).onChange.onChange { print($0) })
        TextField("Title", text: Bindable(self.model).title)
        Stepper("Level", value: Bindable(model).level)
        Stepper("Doubled", value: $model.doubled)
        TextField("Name", text: $model.name)
        GuestView(model: model)
    }
}

struct GuestView: View {
    @Bindable var model: Model

    var body: some View {
        Toggle("On change", isOn: $model.onChange.onChange { print($0) })
        TextField("Title", text: $model.title)
    }
}
