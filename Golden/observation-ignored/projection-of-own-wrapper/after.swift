// Catalogue 34, 50: the projection and the storage of an ignored wrapper are used as before.
import SwiftUI

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
    var projectedValue: Bool { wrappedValue > 9 }
}

@Observable
final class Dial {
    var title = ""
    @ObservationIgnored @Clamped private var position = 3

    func describe() -> String {
        "\($position) \(_position.wrappedValue)"
    }
}

struct DialView: View {
    var dial: Dial

    var body: some View {
        Text(dial.title)
    }
}
