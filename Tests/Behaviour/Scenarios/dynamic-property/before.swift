// Catalogue 109: a property wrapper that follows a model and keeps nothing: what a body reads through it is tracked.
import SwiftUI

final class Clock: ObservableObject {
    static let shared = Clock()
    @Published var hour = 1
}

@propertyWrapper
struct Hour: DynamicProperty {
    @ObservedObject private var clock = Clock.shared

    var wrappedValue: Int { clock.hour }
}

struct Root: View {
    @Hour private var hour

    var body: some View {
        Button("Next") { Clock.shared.hour += 1 }
        Text("hour \(hour)")
    }
}
