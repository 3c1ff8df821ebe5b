// Catalogue 45, 213: what a wrapper keeps in the defaults is not told where the observer may not send, where other code
// has the key or the storage, where there are two objects, and to a view that does not follow the object.
import Combine
import SwiftUI

@propertyWrapper
struct Stored<Value> {
    let key: String
    let fallback: Value

    init(_ key: String, fallback: Value) {
        self.key = key
        self.fallback = fallback
    }

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? fallback }
        set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

final class Settings: ObservableObject {
    static let shared = Settings()
    let objectWillChange = PassthroughSubject<Void, Never>()

    @Stored("isCompact", fallback: false)
    var isCompact: Bool {
        willSet {
            if newValue { objectWillChange.send() }
        }
    }
    @Stored("columns", fallback: 2)
    var columns: Int {
        willSet { objectWillChange.send() }
    }
    @Stored("isBold", fallback: false)
    var isBold: Bool {
        willSet { objectWillChange.send() }
    }
    @Stored("isLarge", fallback: false)
    var isLarge: Bool {
        willSet { objectWillChange.send() }
    }

    func reset() { _isBold.wrappedValue = false }
}

final class Theme: ObservableObject {
    @Stored("isDark", fallback: false)
    var isDark: Bool {
        willSet { objectWillChange.send() }
    }
}

final class A: ObservableObject { @Published var isOn = false }
final class B: ObservableObject { @Published var isOn = false }
final class C: ObservableObject { @Published var isOn = false }
final class D: ObservableObject { @Published var isOn = false }
final class E: ObservableObject { @Published var isOn = false }

struct AView: View {
    @StateObject private var a = A()
    @ObservedObject private var settings: Settings = .shared

    var body: some View {
        if settings.isCompact { Text("Compact") }
        AToggle(a: a)
    }
}

struct AToggle: View {
    @ObservedObject var a: A
    var body: some View { Toggle("On", isOn: $a.isOn) }
}

struct BView: View {
    @StateObject private var b = B()
    @ObservedObject private var settings: Settings = .shared

    var body: some View {
        Text("\(settings.columns)")
        BToggle(b: b)
    }
}

struct BToggle: View {
    @ObservedObject var b: B
    var body: some View {
        Toggle("On", isOn: $b.isOn)
        Button("Reset") { UserDefaults.standard.removeObject(forKey: "columns") }
    }
}

struct CView: View {
    @StateObject private var c = C()
    @ObservedObject private var settings: Settings = .shared

    var body: some View {
        if settings.isBold { Text("Bold") }
        CToggle(c: c)
    }
}

struct CToggle: View {
    @ObservedObject var c: C
    var body: some View { Toggle("On", isOn: $c.isOn) }
}

struct DView: View {
    @StateObject private var d = D()
    @StateObject private var theme = Theme()

    var body: some View {
        if theme.isDark { Text("Dark") }
        DToggle(d: d)
    }
}

struct DToggle: View {
    @ObservedObject var d: D
    @StateObject private var theme = Theme()
    var body: some View {
        Toggle("On", isOn: $d.isOn)
        Button("Dark") { theme.isDark = true }
    }
}

struct EView: View {
    @StateObject private var e = E()
    private let settings: Settings = .shared

    var body: some View {
        if settings.isLarge { Text("Large") }
        EToggle(e: e)
    }
}

struct EToggle: View {
    @ObservedObject var e: E
    var body: some View { Toggle("On", isOn: $e.isOn) }
}
