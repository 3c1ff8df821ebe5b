// Catalogue 2, 22: one attribute above, one on the class line; @Observable goes where the last attribute is.
import SwiftUI

@available(iOS 17, macOS 14, *)
@MainActor @Observable final class MapModel {
    var zoom = 1.0
}

@available(iOS 17, macOS 14, *)
struct MapScreen: View {
    @State private var model = MapModel()

    var body: some View {
        Text("\(model.zoom)")
    }
}
