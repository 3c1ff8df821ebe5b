// Catalogue 213: an interval that begins now, a style that counts from now, an identifier that is another one each time.
import SwiftUI

final class Meter: ObservableObject {
    @Published var title = ""
    @Published var number = 0
    let start = Date.distantPast

    func load() { number += 1 }
}

struct IntervalView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + "\(DateInterval().start)") }
}

struct StyleView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + Date.RelativeFormatStyle(presentation: .named).format(meter.start)) }
}

struct FormattedView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + meter.start.formatted(Date.RelativeFormatStyle())) }
}

struct IdentifierView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(meter.title)
        Text(UUID().uuidString)
    }
}
