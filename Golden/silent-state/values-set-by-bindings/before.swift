// Catalogue 40, 213: code that has a binding, or a key path that can be written through, may set what there is.
import SwiftUI

struct NamePicker: View {
    @Binding var name: String

    var body: some View { Button("Ann") { name = "Ann" } }
}

struct Outer: View {
    @Binding var name: String

    var body: some View { NamePicker(name: $name) }
}

final class Person: ObservableObject {
    @Published var name = ""
}

final class Direct: ObservableObject {
    @Published var name = ""
}

final class Tabs: ObservableObject {
    @Published var tab = 0
}

final class Paths: ObservableObject {
    @Published var title = ""

    private func set<Value>(_ path: ReferenceWritableKeyPath<Paths, Value>, _ value: Value) { self[keyPath: path] = value }

    func reset() { set(\.title, "x") }
}

final class Defaults: ObservableObject {
    @Published var title = ""
    private let defaults: [ReferenceWritableKeyPath<Defaults, String>: String] = [\.title: "x"]

    func reset() {
        for (path, value) in defaults { self[keyPath: path] = value }
    }
}

struct PersonView: View {
    @ObservedObject var model: Person

    var body: some View {
        Text("\(model.name) of \(UserDefaults.standard.integer(forKey: "limit"))")
        Outer(name: $model.name)
    }
}

struct DirectView: View {
    @ObservedObject var model: Direct

    var body: some View {
        Text("\(model.name) of \(UserDefaults.standard.integer(forKey: "limit"))")
        Button("Again") { $model.name.wrappedValue = "x" }
    }
}

struct TabsView: View {
    @ObservedObject var model: Tabs

    var body: some View {
        Text("\(model.tab) of \(UserDefaults.standard.integer(forKey: "limit"))")
        TabView(selection: $model.tab) { Text("0").tag(0) }
    }
}

struct PathsView: View {
    @ObservedObject var model: Paths

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct DefaultsView: View {
    @ObservedObject var model: Defaults

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
