// Catalogue 213: what a body makes anew each time shows what the body gives it.
import SwiftUI

final class Meter: ObservableObject {
    @Published var name = ""
    @Published private(set) var number = 0

    func load() {
        name = "Meter"
        number += 1
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text(label.string)
        NumberView(meter: meter)
    }

    private var label: NSAttributedString {
        let text = NSMutableAttributedString(string: meter.name)
        text.append(NSAttributedString(string: "…"))
        return text
    }
}

struct NumberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.number)") }
}
