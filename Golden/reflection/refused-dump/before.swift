// Catalogue 26: dump and Mirror of objects, of a list of them, and of what a subclass and a conforming class are.
import SwiftUI

final class Account: ObservableObject {
    @Published var name = ""
}

class Logged {
    func log() {
        dump(self)
    }
}

final class Session: Logged, ObservableObject {
    @Published var isOpen = false
}

protocol Describing {}

extension Describing {
    var labels: [String] { Swift.Mirror(reflecting: self).children.compactMap(\.label) }
}

final class Profile: ObservableObject, Describing {
    @Published var age = 0
}

struct AccountView: View {
    @ObservedObject var account: Account
    @ObservedObject var session: Session
    @ObservedObject var profile: Profile
    let others: [Account]

    var body: some View {
        Text(account.name + "\(session.isOpen) \(profile.age)")
            .onAppear {
                dump(others)
            }
    }
}
