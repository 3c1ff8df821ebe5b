// Catalogue 124: the function returns whatever the caller infers.
import SwiftUI

final class Container {
    static var objects: [ObjectIdentifier: AnyObject] = [:]

    static func resolve<T: AnyObject>(_ type: T.Type = T.self) -> T {
        objects[ObjectIdentifier(type)] as! T
    }
}

final class Account: ObservableObject {
    @Published var name = ""
}

extension View {
    func injectResolved<T: ObservableObject>(_ type: T.Type) -> some View {
        environmentObject(Container.resolve(type))
    }
}

struct AccountView: View {
    @EnvironmentObject var account: Account

    var body: some View {
        Text(account.name)
    }
}

struct AccountScreen: View {
    var body: some View {
        AccountView().injectResolved(Account.self)
    }
}
