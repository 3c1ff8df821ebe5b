// Catalogue 107: layout and transactions call these closures after the body; the action of a geometry change is an event.
import SwiftUI

final class Zoom: ObservableObject {
    @Published var scale: CGFloat = 1
    @Published var isFast = false
    @Published var factor: CGFloat = 1
    @Published var width: CGFloat = 0
}

struct ZoomView: View {
    @ObservedObject var zoom: Zoom

    var body: some View {
        Text("Zoom")
            .containerRelativeFrame(.horizontal) { length, _ in length * zoom.scale }
            .transformEnvironment(\.lineLimit) { $0 = zoom.isFast ? 1 : 2 }
            .onGeometryChange(for: CGFloat.self) { proxy in
                proxy.size.width * zoom.factor
            } action: { width in
                zoom.width = width
            }
    }
}
