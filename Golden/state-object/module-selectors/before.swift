// Catalogue 1, 41: a module selector (SE-0491) says where a name is from, as a module and a dot do.
import Combine
import SwiftUI

final class Session: Combine::ObservableObject {
    @Combine::Published var name: Swift::String = ""
    @Combine::Published var visits = Swift::max(0, 1)
}

struct SessionScreen: SwiftUI::View {
    @SwiftUI::StateObject private var session = Session()

    var body: some SwiftUI::View {
        SessionName(session: session)
            .SwiftUI::environmentObject(session)
    }
}

struct SessionName: SwiftUI::View {
    @SwiftUI::ObservedObject var session: Session

    var body: some SwiftUI::View {
        TextField("Name", text: $session.name)
    }
}
