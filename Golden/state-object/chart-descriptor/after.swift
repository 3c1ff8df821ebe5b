// Catalogue 106: a descriptor of a chart draws nothing by itself.
import Accessibility
import SwiftUI

@Observable
final class Monitor {
    var level = 0.0
}

struct Levels: View {
    @State private var monitor = Monitor()

    var body: some View {
        Slider(value: $monitor.level).accessibilityChartDescriptor(self)
    }
}

extension Levels: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let axis = AXNumericDataAxisDescriptor(title: "Level", range: 0...1, gridlinePositions: []) { "\($0)" }
        return AXChartDescriptor(title: "Levels", summary: nil, xAxis: axis, yAxis: axis, series: [])
    }
}
