// Catalogue 131: the content of a geometry reader reads the object whenever the view is shown.
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
}

struct NameView: View {
    @EnvironmentObject private var session: Session

    var body: some View {
        GeometryReader { _ in
            VStack { Text(session.name) }
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
