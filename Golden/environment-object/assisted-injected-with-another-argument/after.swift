// Catalogue 131: a generic class is another type for each argument, so that what is injected here is not what the view looks up.
import SwiftUI

@Observable
final class Store<State> {
    var state: State

    init(_ state: State) {
        self.state = state
    }
}

struct CountView: View {
    @Environment(Store<Int>.self) var count
    @State private var isShown = false

    var body: some View {
        if isShown { Text("\(count.state)") }
    }
}

struct CountView_Previews: PreviewProvider {
    static var previews: some View {
        CountView()
            .environment(Store<String>(""))
    }
}

struct NameView: View {
    @Environment(Store<String>.self) var name

    var body: some View {
        Text(name.state)
    }
}
