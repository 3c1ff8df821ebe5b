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

@Observable
final class Person {
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Direct {
    var name = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Tabs {
    var tab = 0

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Paths {
    var title = ""

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    private func set<Value>(_ path: ReferenceWritableKeyPath<Paths, Value>, _ value: Value) { self[keyPath: path] = value }

    func reset() { set(\.title, "x") }
}

@Observable
final class Defaults {
    var title = ""
    private let defaults: [ReferenceWritableKeyPath<Defaults, String>: String] = [\.title: "x"]

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

    func reset() {
        for (path, value) in defaults { self[keyPath: path] = value }
    }
}

struct PersonView: View {
    @Bindable var model: Person

    var body: some View {
        Text("\(model.name) of \(UserDefaults.standard.integer(forKey: "limit"))")
        Outer(name: $model.name)
    }
}

struct DirectView: View {
    @Bindable var model: Direct

    var body: some View {
        Text("\(model.name) of \(UserDefaults.standard.integer(forKey: "limit"))")
        Button("Again") { $model.name.wrappedValue = "x" }
    }
}

struct TabsView: View {
    @Bindable var model: Tabs

    var body: some View {
        Text("\(model.tab) of \(UserDefaults.standard.integer(forKey: "limit"))")
        TabView(selection: $model.tab) { Text("0").tag(0) }
    }
}

struct PathsView: View {
    var model: Paths

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}

struct DefaultsView: View {
    var model: Defaults

    var body: some View { Text("\(model.title) of \(UserDefaults.standard.integer(forKey: "limit"))") }
}
