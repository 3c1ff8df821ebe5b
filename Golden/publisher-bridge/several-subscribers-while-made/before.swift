// Catalogue 216: all subscribe while the object is made, and nothing sets the property before.
import Combine
import SwiftUI

final class Session: ObservableObject {
    @Published var name: String?
    private var bag = Set<AnyCancellable>()
    private let log: (String?) -> Void

    init(log: @escaping (String?) -> Void) {
        self.log = log
        $name
            .dropFirst()
            .sink { log($0) }
            .store(in: &bag)
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
