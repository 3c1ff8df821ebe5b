// Catalogue 211: the project's wrapper asks for an ObservableObject; the property has no type.
import Combine
import SwiftUI

@propertyWrapper struct Watch<M: ObservableObject>: DynamicProperty { @ObservedObject var wrappedValue: M
    init(_ m: M) { wrappedValue = m } }
struct H: View { @Watch(Clock()) var clock2; var body: some View { Text("\(clock2.time)") } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
