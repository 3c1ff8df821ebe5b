// Catalogue 218: the macro stays where the environment, a binding, a protocol or a subclass asks for it, and for what a view may read.
import SwiftUI

final class Router: ObservableObject {
    func open(_ path: String) { print(path) }
}

final class Settings: ObservableObject {
    var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
}

protocol Service: ObservableObject {
    func start()
}

final class LocalService: Service {
    func start() {}
}

class Base: ObservableObject {
    func run() {}
}

final class Derived: Base {
    @Published var title = ""
}

final class Counter: ObservableObject {
    var count = 0
}

struct LinkView<S: Service>: View {
    @EnvironmentObject private var router: Router
    @StateObject private var settings = Settings()
    @ObservedObject var service: S
    @ObservedObject var derived: Derived
    @ObservedObject var base: Base
    @ObservedObject var counter: Counter

    var body: some View {
        Toggle(derived.title, isOn: $settings.isOn)
            .onTapGesture {
                router.open("/")
                service.start()
                base.run()
            }
        Text("\(counter.count)")
    }
}

struct Root: View {
    let router: Router
    let service: LocalService
    let derived: Derived
    let counter: Counter

    var body: some View {
        LinkView(service: service, derived: derived, base: derived, counter: counter).environmentObject(router)
    }
}
