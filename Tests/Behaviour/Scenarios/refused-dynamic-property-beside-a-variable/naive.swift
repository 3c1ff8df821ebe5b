// Stale: the body reads the hour only, and is not told of the minute.
import SwiftUI

final class Log {
    static let shared = Log()
    var count = 0
}

@Observable
final class Clock {
    static let shared = Clock()
    var hour = 1
    var minute = 0
}

@propertyWrapper
struct Hour: DynamicProperty {
    private var clock = Clock.shared

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
