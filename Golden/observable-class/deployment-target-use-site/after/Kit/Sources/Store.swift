// Catalogue 22: the class may be @Observable, but a module with a view of it is built for older systems.
import SwiftUI

public final class Store: ObservableObject {
    @Published public var title = ""
}

@Observable
final class Other {
    var title = ""
}

struct OtherView: View {
    var model: Other

    var body: some View {
        Text(model.title)
    }
}
