// Catalogue 207: a parameter pack.
import SwiftUI

func watch<each T: ObservableObject>(_ objects: repeat each T) {}

final class Clock: ObservableObject {
    @Published var time = 0
}

final class Lamp: ObservableObject {
    @Published var isOn = false
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @ObservedObject var lamp: Lamp

    var body: some View { Text("\(clock.time) \(lamp.isOn)").onAppear { watch(clock, lamp) } }
}
