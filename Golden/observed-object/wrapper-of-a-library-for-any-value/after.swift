// Catalogue 211: a wrapper from outside that stands before a protocol's value somewhere asks for no ObservableObject anywhere.
import Services
import SwiftUI

protocol Counting {
    var count: Int { get }
}

struct Counter: Counting {
    var count = 0
}

@Observable
final class Session {
    var name = ""
}

final class Delegate {
    @Service private var counter: Counting = Counter()
    @Service private var session: Session = Session()

    func rename() {
        session.name = "\(counter.count)"
    }
}

struct SessionView: View {
    var session: Session

    var body: some View {
        Text(session.name)
    }
}
