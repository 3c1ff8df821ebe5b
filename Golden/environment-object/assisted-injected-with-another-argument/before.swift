// Catalogue 131: a generic class is another type for each argument, so that what is injected here is not what the view looks up.
import SwiftUI

final class Store<State>: ObservableObject {
    @Published var state: State

    init(_ state: State) {
        self.state = state
    }
}

struct CountView: View {
    @EnvironmentObject var count: Store<Int>
    @State private var isShown = false

    var body: some View {
        if isShown { Text("\(count.state)") }
    }
}

struct CountView_Previews: PreviewProvider {
    static var previews: some View {
        CountView()
            .environmentObject(Store<String>(""))
    }
}

struct NameView: View {
    @EnvironmentObject var name: Store<String>

    var body: some View {
        Text(name.state)
    }
}
