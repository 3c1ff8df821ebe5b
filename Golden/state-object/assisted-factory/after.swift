// Catalogue 86: asked for, the factory runs for every init of the view.
import SwiftUI

@Observable
final class Chart {
    var points: [Int] = []
}

struct ChartView: View {
    @State private var chart: Chart

    init(make: @escaping () -> Chart) {
        _chart = State(initialValue: make())
    }

    var body: some View {
        Text("\(chart.points.count)")
    }
}
