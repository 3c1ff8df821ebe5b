// Catalogue 34: a property wrapper that doesn't drive the UI, on one line and on two.
import SwiftUI

@propertyWrapper
struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>

    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
}

final class Dimmer: ObservableObject {
    @Published var isOn = false

    @Clamped(0...10) private var level = 5
    @Clamped(1...3)
    private var speed = 1

    func toggle() {
        isOn.toggle()
        level += isOn ? speed : -speed
    }
}

struct DimmerView: View {
    @StateObject private var dimmer = Dimmer()

    var body: some View {
        Button(dimmer.isOn ? "On" : "Off") { dimmer.toggle() }
    }
}
