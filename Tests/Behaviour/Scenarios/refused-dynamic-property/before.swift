// Catalogue 109: a property wrapper that follows a model and takes a copy in update().
import SwiftUI

final class Clock: ObservableObject {
    static let shared = Clock()
    @Published var hour = 1
}

final class Copy {
    var hour = 0
}

@propertyWrapper
struct Hour: DynamicProperty {
    @ObservedObject private var clock = Clock.shared
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
