// Catalogue 131: the content of a geometry reader reads the object whenever the view is shown.
import SwiftUI

@Observable
final class Session {
    var name = ""
}

struct NameView: View {
    @Environment(Session.self) private var session

    var body: some View {
        GeometryReader { _ in
            VStack { Text(session.name) }
        }
    }
}

struct RootView: View {
    @State private var session = Session()

    var body: some View {
        NameView().environment(session)
        TextField("Name", text: $session.name)
    }
}

#Preview {
    NameView()
}
