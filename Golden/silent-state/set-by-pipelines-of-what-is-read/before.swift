// Catalogue 213: what the body does not read is only set by pipelines of what it reads, in the same turn.
import Combine
import Foundation
import SwiftUI

final class Chart: ObservableObject {
    @Published var range = 0
    @Published private(set) var text = ""

    init() {
        $range.map { "\($0)" }.assign(to: &$text)
    }

    func next() { range += 1 }
}

struct ChartView: View {
    @ObservedObject var chart: Chart

    var body: some View {
        Text("\(chart.range) \(UserDefaults.standard.integer(forKey: "unit"))")
    }
}
