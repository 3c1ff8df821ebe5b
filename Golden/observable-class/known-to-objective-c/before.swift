// Catalogue 174: Objective-C knows a method of the class, but none of its properties.
import SwiftUI

final class Meter: NSObject, ObservableObject {
    @Published var name = ""

    @objc func reset() {
        name = ""
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Button(meter.name) { meter.reset() }
    }
}
