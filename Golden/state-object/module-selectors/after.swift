// Catalogue 1, 41: a module selector (SE-0491) says where a name is from, as a module and a dot do.
import Combine
import SwiftUI

@Observable
final class Session {
    var name: Swift::String = ""
    var visits = Swift::max(0, 1)
}

struct SessionScreen: SwiftUI::View {
    @SwiftUI::State private var session = Session()

    var body: some SwiftUI::View {
        SessionName(session: session)
            .SwiftUI::environment(session)
    }
}

struct SessionName: SwiftUI::View {
    @SwiftUI::Bindable var session: Session

    var body: some SwiftUI::View {
        TextField("Name", text: $session.name)
    }
}
