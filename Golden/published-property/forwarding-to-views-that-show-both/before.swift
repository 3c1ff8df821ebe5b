// Catalogue 69: the parent passes the changes of its child on to a view that shows the two.
import Combine
import SwiftUI

final class Child: ObservableObject {
    @Published var name = ""
}

final class Parent: ObservableObject {
    @Published var title = ""
    let child = Child()
    private var bag = Set<AnyCancellable>()

    init() {
        child.objectWillChange
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &bag)
    }
}

struct ParentView: View {
    @StateObject private var parent = Parent()

    var body: some View {
        Text(parent.title + parent.child.name)
    }
}
