// Catalogue 216: the property is set while the object is made, and a subscriber sets it meanwhile.
import Combine
import SwiftUI

final class Session: ObservableObject {
    @Published var name: String?
    private var bag = Set<AnyCancellable>()
    private let log: (String?) -> Void

    init(log: @escaping (String?) -> Void) {
        self.log = log
        $name
            .sink { [weak self] name in
                log(name)
                if name == "guest" { self?.name = nil }
            }
            .store(in: &bag)
        name = "guest"
        $name
            .sink { log($0) }
            .store(in: &bag)
    }

    func enter(_ name: String) { self.name = name }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View { Text(session.name ?? "") }
}
