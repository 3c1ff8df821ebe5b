// Catalogue 223: a task of a subclass, on no actor, sets the property.
import SwiftUI

class Loader: ObservableObject {
    @Published var state = 0

    func load() {}
}

final class RemoteLoader: Loader {
    override func load() {
        Task {
            await fetch()
            state = 1
        }
    }

    private func fetch() async {}
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Text("\(loader.state)")
            .onTapGesture { loader.load() }
    }
}
