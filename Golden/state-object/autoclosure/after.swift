// Catalogue 86: an autoclosure parameter passed on to the wrapper, of which each call only assigns.
import SwiftUI

@Observable
final class Chart {
    var points: [Int] = []
}

struct ChartView: View {
    @State private var chart: Chart

    init(chart: @autoclosure @escaping () -> Chart) {
        _chart = State(initialValue: chart())
    }

    var body: some View {
        Text("\(chart.points.count)")
    }
}

struct ChartScreen: View {
    var body: some View {
        ChartView(chart: Chart())
    }
}
