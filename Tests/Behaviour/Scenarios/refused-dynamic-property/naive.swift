// Stale: what update() reads is not read by the body.
import SwiftUI

@Observable
final class Clock {
    static let shared = Clock()
    var hour = 1
}

final class Copy {
    var hour = 0
}

@propertyWrapper
struct Hour: DynamicProperty {
    private let clock = Clock.shared
    private let copy = Copy()

    var wrappedValue: Int { copy.hour }

    func update() { copy.hour = clock.hour }
}

struct Root: View {
    @Hour private var hour

    var body: some View {
        Button("Next") { Clock.shared.hour += 1 }
        Text("hour \(hour)")
    }
}
