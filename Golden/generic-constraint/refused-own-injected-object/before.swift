// Catalogue 211: the project's wrapper takes a key path and asks for an ObservableObject.
import Combine
import SwiftUI

final class Box1 { static let shared = Box1() }
extension Box1 { var clock: Clock { Clock() } }
@propertyWrapper struct Inject<T>: DynamicProperty where T: ObservableObject { @ObservedObject var wrappedValue: T
    init(_ p: KeyPath<Box1, T>) { wrappedValue = Box1.shared[keyPath: p] } }
struct H: View { @Inject(\.clock) var it; var body: some View { Text("\(it.time)") } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
