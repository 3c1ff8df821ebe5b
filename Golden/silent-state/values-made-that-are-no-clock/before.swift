// Catalogue 213: what is made without arguments is a date only where one is asked for.
import SwiftUI

struct Size {
    var width = 0
}

func area(of size: Size) -> Int { size.width }

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
    var size: Size { .init() }

    var body: some View {
        Text(meter.name + "\(size.width) \(area(of: .init())) \(Date(timeIntervalSince1970: 0))")
        NumberView(meter: meter)
    }
}

struct NumberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.number)") }
}
