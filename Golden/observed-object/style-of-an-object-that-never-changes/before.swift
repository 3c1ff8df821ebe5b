// Catalogue 109, 218: nothing sets a property of the object that a style follows, so that it never updated anything.
import SwiftUI

final class Metrics: ObservableObject {
    @Published var width: CGFloat

    init(width: CGFloat) { self.width = width }
}

struct FrameStyle: ButtonStyle {
    @ObservedObject var metrics: Metrics

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: metrics.width)
    }
}

struct MetricsView: View {
    let metrics: Metrics

    var body: some View {
        Button("OK") {}
            .buttonStyle(FrameStyle(metrics: metrics))
    }
}
