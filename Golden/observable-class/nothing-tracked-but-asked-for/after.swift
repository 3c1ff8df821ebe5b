// Catalogue 218: the macro stays where the environment, a binding, a protocol or a subclass asks for it, and for what a view may read.
import SwiftUI

@Observable
final class Router {
    func open(_ path: String) { print(path) }
}

@Observable
final class Settings {
    var isOn: Bool {
        get { UserDefaults.standard.bool(forKey: "isOn") }
        set { UserDefaults.standard.set(newValue, forKey: "isOn") }
    }
}

protocol Service: AnyObject, Observable {
    func start()
}

@Observable
final class LocalService: Service {
    func start() {}
}

@Observable
class Base {
    func run() {}
}

@Observable
final class Derived: Base {
    var title = ""
}

@Observable
final class Counter {
    var count = 0
}

struct LinkView<S: Service>: View {
    @Environment(Router.self) private var router
    @State private var settings = Settings()
    var service: S
    var derived: Derived
    var base: Base
    var counter: Counter

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
        LinkView(service: service, derived: derived, base: derived, counter: counter).environment(router)
    }
}
