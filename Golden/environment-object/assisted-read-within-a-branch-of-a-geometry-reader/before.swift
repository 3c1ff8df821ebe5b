// Catalogue 131: a branch within a geometry reader may never read the object.
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

struct NameView: View {
    @EnvironmentObject private var session: Session
    @State private var isShown = false

    var body: some View {
        GeometryReader { _ in
            if isShown { Text(session.name) }
        }
    }
}

struct RootView: View {
    @StateObject private var session = Session()

    var body: some View {
        NameView().environmentObject(session)
        TextField("Name", text: $session.name)
    }
}

#Preview {
    NameView()
}
