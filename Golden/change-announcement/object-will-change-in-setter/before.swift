// Catalogue 45, 46: storage that other code shows as well, setters that leave early, and classes in a hierarchy.
import SwiftUI

final class Shared: ObservableObject {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { defaults.bool(forKey: "isOn") }
        set { objectWillChange.send(); defaults.set(newValue, forKey: "isOn") }
    }

    var text: String { defaults.bool(forKey: "isOn") ? "on" : "off" }
}

final class Leaving: ObservableObject {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { defaults.bool(forKey: "isOn") }
        set {
            guard newValue != isOn else { return }
            objectWillChange.send()
            defaults.set(newValue, forKey: "isOn")
        }
    }
}

class Base: ObservableObject {
    @Published var title = ""
}

final class Derived: Base {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { defaults.bool(forKey: "isOn") }
        set { objectWillChange.send(); defaults.set(newValue, forKey: "isOn") }
    }
}

final class Conditional: ObservableObject {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { defaults.bool(forKey: "isOn") }
        set {
            if newValue { objectWillChange.send() }
            defaults.set(newValue, forKey: "isOn")
        }
    }
}

final class Twice: ObservableObject {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { defaults.bool(forKey: "isOn") }
        set {
            objectWillChange.send()
            defaults.set(newValue, forKey: "isOn")
            objectWillChange.send()
        }
    }
}

struct ContentView: View {
    @StateObject private var shared = Shared()
    @StateObject private var leaving = Leaving()
    @StateObject private var derived = Derived()
    @StateObject private var conditional = Conditional()
    @StateObject private var twice = Twice()

    var body: some View {
        Toggle(shared.text, isOn: $shared.isOn)
        Toggle("Leaving", isOn: $leaving.isOn)
        Toggle(derived.title, isOn: $derived.isOn)
        Toggle("Conditional", isOn: $conditional.isOn)
        Toggle("Twice", isOn: $twice.isOn)
    }
}
