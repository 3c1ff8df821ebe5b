// Catalogue 207: the condition is on an associated type of the parameter.
import SwiftUI

func refresh<S: Sequence>(_ models: S) where S.Element: ObservableObject {}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { refresh([clock]) } }
}
