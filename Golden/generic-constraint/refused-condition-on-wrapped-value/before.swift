// Catalogue 207: an initializer of a wrapper asks it of the wrapper's parameter.
import Combine
import SwiftUI

@propertyWrapper struct Keep<T> { var wrappedValue: T
    init(wrappedValue: T) where T: ObservableObject { self.wrappedValue = wrappedValue } }
final class Hub { @Keep var clock = Clock() }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
