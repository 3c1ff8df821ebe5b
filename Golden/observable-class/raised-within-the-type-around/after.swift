// Catalogue 8, 203: the name of the class stands within the type around it only.
import SwiftUI

struct UsersView: View {
    @State private var users = Users()

    var body: some View {
        Text("\(users.count)")
        Button("Add") { users.count += 1 }
    }

    @Observable
    fileprivate final class Users {
        var count = 0
    }
}
