// Catalogue 207: the project extends what $model is.
import Combine
import SwiftUI

extension ObservedObject.Wrapper { func field<V>(_ p: ReferenceWritableKeyPath<ObjectType, V>) -> Binding<V> { self[dynamicMember: p] } }
struct H: View { @ObservedObject var c: Clock; var body: some View { Stepper("", value: $c.field(\.time)) } }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
