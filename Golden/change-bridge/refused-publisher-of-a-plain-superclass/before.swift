// Catalogue 11, 66: a superclass that does not conform has a publisher of that name.
import Combine
import SwiftUI

class Plain {
    let objectWillChange = PassthroughSubject<Void, Never>()
}

class Base: Plain, ObservableObject {
    @Published var count = 0
}

final class Child: Base {
    @Published var title = ""
}

func follow(_ child: Child) -> AnyCancellable {
    child.objectWillChange.sink { print("child") }
}

struct ChildView: View {
    @ObservedObject var child: Child

    var body: some View {
        Text("\(child.count) \(child.title)")
    }
}
