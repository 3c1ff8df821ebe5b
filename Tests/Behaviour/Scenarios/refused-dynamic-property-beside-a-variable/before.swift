// Catalogue 109, 213: each change of the model also showed again what nobody announces.
import SwiftUI

final class Log {
    static let shared = Log()
    var count = 0
}

final class Clock: ObservableObject {
    static let shared = Clock()
    @Published var hour = 1
    @Published var minute = 0
}

@propertyWrapper
struct Hour: DynamicProperty {
    @ObservedObject private var clock = Clock.shared

    var wrappedValue: Int { clock.hour }
}

struct Root: View {
    @Hour private var hour

    var body: some View {
        Button("Tick") {
            Log.shared.count += 1
            Clock.shared.minute += 1
        }
        Text("hour \(hour), \(Log.shared.count) ticks")
    }
}
