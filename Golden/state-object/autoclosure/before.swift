// Catalogue 86: an autoclosure parameter passed on to the wrapper, of which each call only assigns.
import SwiftUI

final class Chart: ObservableObject {
    @Published var points: [Int] = []
}

struct ChartView: View {
    @StateObject private var chart: Chart

    init(chart: @autoclosure @escaping () -> Chart) {
        _chart = StateObject(wrappedValue: chart())
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
