// Catalogue 11, 120, 123: base and subclass are injected and read each under its own type, by different views.
import SwiftUI

@Observable
class Account {
    var name = ""
}

@Observable
final class Admin: Account {
    var level = 0
}

struct AdminView: View {
    @Environment(Admin.self) private var admin

    var body: some View {
        Text("\(admin.name) \(admin.level)")
    }
}

struct AdminScreen: View {
    @State private var admin = Admin()

    var body: some View {
        AdminView().environment(admin)
    }
}
