// Catalogue 18, 145, 151: both systems, while views follow the old one.
import SwiftUI

@Observable
final class Session: ObservableObject {
    var user = ""
}

protocol Storing: ObservableObject {}

@Observable
final class Store: Storing {
    var items: [String] = []
}

struct SessionView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        Text(session.user)
    }
}
