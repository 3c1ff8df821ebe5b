// Catalogue 213: an interval and a style that have nothing to do with now, and an identifier that is not shown.
import SwiftUI

final class Meter: ObservableObject {
    @Published var title = ""
    @Published var number = 0
    let start = Date.distantPast

    func load() { number += 1 }
}

struct IntervalView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + "\(DateInterval(start: meter.start, duration: 3).end)") }
}

struct Row: Identifiable {
    let id = UUID().uuidString
    let text: String
}

struct RowView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + row.text) }

    private var row: Row { Row(text: "x") }
}

struct StyleView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + Date.FormatStyle(date: .numeric).format(meter.start)) }
}
