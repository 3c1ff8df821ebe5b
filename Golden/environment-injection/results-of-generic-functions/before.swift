// Catalogue 124: what is passed to a generic function tells what it gives back and what its closure gets.
import SwiftUI

protocol Resolving {
    func resolve<Service>(_ type: Service.Type) -> Service
}

final class Assembly: Resolving {
    private static let shared = Assembly()
    private var objects: [String: Any] = [:]

    static func object<Service>(_ type: Service.Type) -> Service {
        shared.resolve(type)
    }

    func resolve<Service>(_ type: Service.Type) -> Service {
        guard let object = objects["\(type)"] as? Service else { fatalError("\(type) is missing") }
        return object
    }
}

// Which of these is called tell the labels.
func make() -> Theme { Theme() }
func make(_ name: String) -> Account {
    let account = Account()
    account.name = name
    return account
}

extension View {
    func ifLet<Value, Content: View>(_ value: Value?, content: (Self, Value) -> Content) -> some View {
        Group {
            if let value { content(self, value) } else { self }
        }
    }
}

final class Router: ObservableObject {
    @Published var depth = 0
}

final class Session: ObservableObject {
    @Published var isOpen = false
}

final class Account: ObservableObject {
    @Published var name = ""
}

final class Theme: ObservableObject {
    @Published var isDark = false
}

final class Cart: ObservableObject {
    @Published var count = 0
}

struct Summary: View {
    @EnvironmentObject var router: Router
    @EnvironmentObject var session: Session
    @EnvironmentObject var account: Account
    @EnvironmentObject var theme: Theme
    @EnvironmentObject var cart: Cart

    var body: some View {
        Text("\(router.depth) \(session.isOpen) \(account.name) \(theme.isDark) \(cart.count)")
    }
}

struct Host: View {
    let resolver: any Resolving
    let cart: Cart?

    var body: some View {
        let router = resolver.resolve(Router.self)
        Summary()
            .padding()
            .ifLet(cart) { $0.environmentObject($1) }
            .environmentObject(router)
            .environmentObject(Assembly.object(Session.self))
            .environmentObject(make("me"))
            .environmentObject(make())
    }
}
