// Catalogue 211: the project's wrapper takes a key path and asks for nothing: the member that it names tells the type.
import Combine
import SwiftUI

final class Box1 { static let shared = Box1() }
extension Box1 { var clock: Clock { Clock() } }
@propertyWrapper struct Inject<T> { let wrappedValue: T
    init(_ p: KeyPath<Box1, T>) { wrappedValue = Box1.shared[keyPath: p] } }
final class H { @Inject(\.clock) var it; var token: AnyCancellable?
  func go() { token = it.objectWillChange.sink {} } }
struct G: View { @Inject(\.clock) private var it; var body: some View { ClockView(clock: it).environment(it) } }

@Observable
final class Clock {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var time = 0 { willSet { objectWillChange.send() } }
}

struct ClockView: View {
    var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
