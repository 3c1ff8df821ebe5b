// Catalogue 23, 174: one property is seen by Objective-C and becomes computed.
import SwiftUI

final class Meter: NSObject, ObservableObject {
    @objc dynamic var count = 0
    @Published var name = ""
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text("\(meter.name) \(meter.count)")
    }
}
