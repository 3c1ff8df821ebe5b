// Catalogue 61: another model subscribes; both share no view, and only the first stays legacy because of it.
import Combine
import SwiftUI

final class Session: ObservableObject {
    @Published var token: String?
}

final class SyncService {
    private var cancellables: Set<AnyCancellable> = []
    private let session: Session

    init(session: Session) {
        self.session = session
        session.$token
            .compactMap { $0 }
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

struct SessionView: View {
    @StateObject private var session = Session()

    var body: some View {
        Text(session.token ?? "none")
    }
}
