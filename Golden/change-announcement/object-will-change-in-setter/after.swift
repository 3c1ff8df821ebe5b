// Catalogue 45, 46: storage that other code shows as well, setters that leave early, and classes in a hierarchy.
import SwiftUI

@Observable
final class Shared {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { access(keyPath: \.isOn); return defaults.bool(forKey: "isOn") }
        set { withMutation(keyPath: \.isOn) {}; defaults.set(newValue, forKey: "isOn") }
    }

    var text: String { defaults.bool(forKey: "isOn") ? "on" : "off" }
}

@Observable
final class Leaving {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { access(keyPath: \.isOn); return defaults.bool(forKey: "isOn") }
        set {
            guard newValue != isOn else { return }
            withMutation(keyPath: \.isOn) {}
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

@Observable
final class Conditional {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { access(keyPath: \.isOn); return defaults.bool(forKey: "isOn") }
        set {
            if newValue { withMutation(keyPath: \.isOn) {} }
            defaults.set(newValue, forKey: "isOn")
        }
    }
}

@Observable
final class Twice {
    private let defaults = UserDefaults.standard

    var isOn: Bool {
        get { access(keyPath: \.isOn); return defaults.bool(forKey: "isOn") }
        set {
            withMutation(keyPath: \.isOn) {}
            defaults.set(newValue, forKey: "isOn")
            withMutation(keyPath: \.isOn) {}
        }
    }
}

struct ContentView: View {
    @State private var shared = Shared()
    @State private var leaving = Leaving()
    @StateObject private var derived = Derived()
    @State private var conditional = Conditional()
    @State private var twice = Twice()

    var body: some View {
        Toggle(shared.text, isOn: $shared.isOn)
        Toggle("Leaving", isOn: $leaving.isOn)
        Toggle(derived.title, isOn: $derived.isOn)
        Toggle("Conditional", isOn: $conditional.isOn)
        Toggle("Twice", isOn: $twice.isOn)
    }
}
