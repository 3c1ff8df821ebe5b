// Catalogue 59, 202: one branch sets the property, or both set it to the same; what a button sets, or another property, changes no branch by itself.
import SwiftUI

@Observable
final class Loader {
    var title = ""
    var isLoaded = false
    var isOpen = false
    var phase = Phase.new
    var visits = 0

    enum Phase {
        case new, shown
    }
}

struct LoaderView: View {
    var loader: Loader

    var body: some View {
        if loader.isLoaded {
            Text(loader.title)
        } else {
            ProgressView().task { loader.isLoaded.toggle() }
        }
        switch loader.phase {
        case .new: Text("New").onAppear { loader.phase = .shown }
        case .shown: Text(loader.title).onAppear { loader.phase = .shown }
        }
        if loader.isOpen {
            Button("Close") { loader.isOpen = false }.onAppear { loader.visits += 1 }
        } else {
            Button("Open") { loader.isOpen = true }.onAppear { loader.visits += 1 }
        }
    }
}
