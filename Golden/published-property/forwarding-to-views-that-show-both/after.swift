// Catalogue 69: the parent passes the changes of its child on to a view that shows the two.
import Combine
import SwiftUI

@Observable
final class Child {
    var name = ""
}

@Observable
final class Parent {
    var title = ""
    let child = Child()

    init() {
    }
}

struct ParentView: View {
    @State private var parent = Parent()

    var body: some View {
        Text(parent.title + parent.child.name)
    }
}
