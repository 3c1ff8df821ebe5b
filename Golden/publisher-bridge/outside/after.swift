// Catalogue 61: another model subscribes; both share no view, and only the first stays legacy because of it.
import Combine
import SwiftUI

@Observable
final class Session {
    var token: String? { willSet { tokenSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var tokenSubject = CurrentValueSubject<String?, Never>(_token)
}

final class SyncService {
    private var cancellables: Set<AnyCancellable> = []
    private let session: Session

    init(session: Session) {
        self.session = session
        session.tokenSubject
            .compactMap { $0 }
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

struct SessionView: View {
    @State private var session = Session()

    var body: some View {
        Text(session.token ?? "none")
    }
}
