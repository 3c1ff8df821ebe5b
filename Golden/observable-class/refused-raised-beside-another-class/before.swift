// Catalogue 8, 203: once the file sees the class, its name means another one in a subclass of the type around it.
import SwiftUI

class Users {
    let count = 1
}

class Screen {
    private final class Users: ObservableObject {
        @Published var count = 0
    }

    struct Content: View {
        @StateObject private var users = Users()

        var body: some View {
            Text("\(users.count)")
            Button("Add") { users.count += 1 }
        }
    }
}

/// The global class; the one of Screen once it is visible here.
final class Other: Screen {
    let all = Users()
}
