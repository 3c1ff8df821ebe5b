// Catalogue 11, 120, 123: base and subclass are injected and read each under its own type, by different views.
import SwiftUI

class Account: ObservableObject {
    @Published var name = ""
}

final class Admin: Account {
    @Published var level = 0
}

struct AdminView: View {
    @EnvironmentObject private var admin: Admin

    var body: some View {
        Text("\(admin.name) \(admin.level)")
    }
}

struct AdminScreen: View {
    @StateObject private var admin = Admin()

    var body: some View {
        AdminView().environmentObject(admin)
    }
}
