// Catalogue 109, 213: each change of the object also showed again what nobody announces, in the view or in the dynamic property.
import SwiftUI

final class Clock: ObservableObject {
    @Published var hour = 0
    @Published var minute = 0
}

struct Hour: DynamicProperty {
    @ObservedObject var clock: Clock
}

struct HourView: View {
    var hour: Hour

    var body: some View {
        Text("\(hour.clock.hour) \(UserDefaults.standard.string(forKey: "zone") ?? "")")
    }
}

final class Tide: ObservableObject {
    @Published var height = 0
}

@MainActor
@propertyWrapper
struct Height: DynamicProperty {
    @ObservedObject var tide: Tide

    var wrappedValue: String { "\(tide.height) \(UserDefaults.standard.string(forKey: "unit") ?? "")" }
}

struct HeightView: View {
    @Height var height: String

    var body: some View {
        Text(height)
    }
}

extension Clock {
    func copy(_ other: Clock) { hour = other.hour }
}

extension Tide {
    func copy(_ other: Tide) { height = other.height }
}
