// Catalogue 69: an inner class that stays is followed by a sink, and the outer one stays with it.
import Combine
import SwiftUI

final class Child: ObservableObject {
    @Published var value = 0
}

final class Parent: ObservableObject {
    let child = Child()
    private var cancellable: AnyCancellable?

    init() {
        cancellable = child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

struct Root: View {
    @StateObject private var parent = Parent()

    var body: some View {
        Button("Add") { parent.child.value += 1 }
        Text("\(parent.child.value)")
    }
}
