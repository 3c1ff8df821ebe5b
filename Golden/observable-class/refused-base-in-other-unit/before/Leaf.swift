// Catalogue 11: two generations below the base that stays.
import SwiftUI

final class BarChart: Chart {
    @Published var width = 1
}

struct ChartView: View {
    @StateObject private var chart = BarChart()

    var body: some View {
        Text("\(chart.title) \(chart.points.count) \(chart.width)")
    }
}
