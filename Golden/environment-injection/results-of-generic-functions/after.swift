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

@Observable
final class Router {
    var depth = 0
}

@Observable
final class Session {
    var isOpen = false
}

@Observable
final class Account {
    var name = ""
}

@Observable
final class Theme {
    var isDark = false
}

@Observable
final class Cart {
    var count = 0
}

struct Summary: View {
    @Environment(Router.self) var router
    @Environment(Session.self) var session
    @Environment(Account.self) var account
    @Environment(Theme.self) var theme
    @Environment(Cart.self) var cart

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
            .ifLet(cart) { $0.environment($1) }
            .environment(router)
            .environment(Assembly.object(Session.self))
            .environment(make("me"))
            .environment(make())
    }
}
