// Catalogue 218: a class that announces nothing and that no view follows, though others read it; one that a view follows keeps what the view reads.
import SwiftUI

final class Journal: ObservableObject {
    static let shared = Journal()

    var text = ""
    private var drafts: [Int: String] = [:]

    func draft(_ number: Int) -> String {
        drafts[number] ?? text
    }
}

final class Gauge: ObservableObject {
    var level = 0
}

struct GaugeView: View {
    @ObservedObject var gauge: Gauge

    var body: some View {
        Text("\(gauge.level) \(Journal.shared.draft(1))")
    }
}
