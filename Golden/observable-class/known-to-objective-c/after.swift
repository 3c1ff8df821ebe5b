// Catalogue 174: Objective-C knows a method of the class, but none of its properties.
import SwiftUI

@Observable
final class Meter: NSObject {
    var name = ""

    @objc func reset() {
        name = ""
    }
}

struct MeterView: View {
    var meter: Meter

    var body: some View {
        Button(meter.name) { meter.reset() }
    }
}
