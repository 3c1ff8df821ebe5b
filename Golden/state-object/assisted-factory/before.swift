// Catalogue 86: asked for, the factory runs for every init of the view.
import SwiftUI

final class Chart: ObservableObject {
    @Published var points: [Int] = []
}

struct ChartView: View {
    @StateObject private var chart: Chart

    init(make: @escaping () -> Chart) {
        _chart = StateObject(wrappedValue: make())
    }

    var body: some View {
        Text("\(chart.points.count)")
    }
}
