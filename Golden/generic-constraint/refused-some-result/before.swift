// Catalogue 156: a function returns the object as some ObservableObject.
import SwiftUI

final class Lens: ObservableObject {
    @Published var zoom = 1.0
}

func makeLens() -> some ObservableObject {
    Lens()
}

struct LensView: View {
    @ObservedObject var lens: Lens

    var body: some View {
        Text("\(lens.zoom)")
    }
}
