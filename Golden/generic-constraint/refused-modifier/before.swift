// Catalogue 207: a modifier in an extension of View, with its condition in a where clause.
import SwiftUI

extension View {
    func following<M: ObservableObject>(_ model: M) -> some View { self }
    func editing<M, V>(_ model: M, _ path: KeyPath<M, V>) -> some View where M: ObservableObject { self }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").editing(clock, \.time) }
}
