// Catalogue 216: all subscribe while the object is made, and nothing sets the property before.
import Combine
import SwiftUI

@Observable
final class Session {
    var name: String? { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String?, Never>(_name)
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    private let log: (String?) -> Void

    init(log: @escaping (String?) -> Void) {
        self.log = log
        nameSubject
            .dropFirst()
            .sink { log($0) }
            .store(in: &bag)
        nameSubject
            .sink { log($0) }
            .store(in: &bag)
    }

    func enter(_ name: String) { self.name = name }
}

struct SessionView: View {
    var session: Session

    var body: some View { Text(session.name ?? "") }
}
