// Catalogue 107: a closure that a view keeps for drawing or layout reads the object by its methods, a getter of the
// view, a local, or a parameter of a function.
import SwiftUI

final class Chart: ObservableObject {
    @Published var width: CGFloat = 0
    @Published var height: CGFloat = 0
    @Published var inset: CGFloat = 0
    @Published var offset: CGFloat = 0
    @Published var guide: CGFloat = 0
    @Published var spacing: CGFloat = 0

    func grow() {
        width += 1
        height += 1
        inset += 1
        offset += 1
        guide += 1
        spacing += 1
    }

    func halfWidth() -> CGFloat { width / 2 }
    var halfHeight: CGFloat { height / 2 }
}

struct MethodView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        Text("A").alignmentGuide(.leading) { _ in chart.halfWidth() }
        Button("Grow") { chart.grow() }
    }
}

struct GetterView: View {
    @ObservedObject var chart: Chart

    var body: some View { Text("A").alignmentGuide(.leading) { _ in height } }

    private var height: CGFloat { chart.halfHeight }
}

struct LocalView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        let own = chart
        Text("A").alignmentGuide(.leading) { _ in own.inset }
    }
}

struct ParameterView: View {
    @ObservedObject var chart: Chart

    var body: some View { label(of: chart) }

    private func label(of shown: Chart) -> some View {
        Text("A").alignmentGuide(.leading) { _ in shown.offset }
    }
}

struct ReferenceView: View {
    @ObservedObject var chart: Chart

    var body: some View { Text("A").alignmentGuide(.leading, computeValue: guide) }

    private func guide(_ dimensions: ViewDimensions) -> CGFloat { chart.guide }
}

extension View {
    func spaced(by chart: Chart) -> some View {
        alignmentGuide(.leading) { _ in chart.spacing }
    }
}

struct ExtensionView: View {
    @ObservedObject var chart: Chart

    var body: some View { Text("A").spaced(by: chart) }
}
