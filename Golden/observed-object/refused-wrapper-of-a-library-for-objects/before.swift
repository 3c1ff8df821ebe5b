// Catalogue 211: a wrapper from outside that stands before classes, and before what a protocol of objects says, may ask for an ObservableObject.
import Services
import SwiftUI

protocol Named: ObservableObject {
    var name: String { get }
}

final class Session: ObservableObject {
    @Published var name = ""
}

final class Holder<Model: Named> {
    @Service private var model: Model

    init(model: Model) { _model = Service(wrappedValue: model) }
}

final class Delegate {
    @Service private var session: Session = Session()

    func rename() { session.name = "a" }
}

struct SessionView: View {
    @ObservedObject var session: Session

    var body: some View {
        Text(session.name)
    }
}
