// Catalogue 213: what the body does not read is only set by pipelines of what it reads, in the same turn.
import Combine
import Foundation
import SwiftUI

@Observable
final class Chart {
    var range = 0 { willSet { rangeSubject.send(newValue) } }
    @ObservationIgnored private lazy var rangeSubject = CurrentValueSubject<Int, Never>(_range)
    private(set) var text = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        rangeSubject.map { "\($0)" }.sink { [weak self] (value: String) in self?.text = value }.store(in: &cancellables)
    }

    func next() { range += 1 }
}

struct ChartView: View {
    var chart: Chart

    var body: some View {
        Text("\(chart.range) \(UserDefaults.standard.integer(forKey: "unit"))")
    }
}
