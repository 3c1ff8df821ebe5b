// Catalogue 211: a wrapper of the name that is not of FactoryKit has no counterpart for observable objects.
import Resolver
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

extension Container {
    var session: Session { Session() }
}

struct SessionView: View {
    @InjectedObject(\.session) private var current

    var body: some View {
        Text(current.name)
    }
}
