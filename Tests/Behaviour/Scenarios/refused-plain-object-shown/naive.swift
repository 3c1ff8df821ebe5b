// Stale: what the outer class passed on is not tracked.
import Combine
import SwiftUI

final class Child: ObservableObject {
    @Published var value = 0
}

@Observable
final class Parent {
    let child = Child()
}

struct Root: View {
    @State private var parent = Parent()

    var body: some View {
        Button("Add") { parent.child.value += 1 }
        Text("\(parent.child.value)")
    }
}
