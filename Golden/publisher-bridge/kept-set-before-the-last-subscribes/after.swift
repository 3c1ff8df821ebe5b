// Catalogue 216: the property is set while the object is made, and a subscriber sets it meanwhile.
import Combine
import SwiftUI

@Observable
final class Session {
    var name: String? {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Published private var nameStorage: String?
    @ObservationIgnored private var bag = Set<AnyCancellable>()
    private let log: (String?) -> Void

    init(log: @escaping (String?) -> Void) {
        self.log = log
        $nameStorage
            .sink { [weak self] name in
                log(name)
                if name == "guest" { self?.name = nil }
            }
            .store(in: &bag)
        nameStorage = "guest"
        $nameStorage
            .sink { log($0) }
            .store(in: &bag)
    }

    func enter(_ name: String) { self.name = name }
}

struct SessionView: View {
    var session: Session

    var body: some View { Text(session.name ?? "") }
}
