// Catalogue 59: a method with a result that a body hands on is called while views update, as if the body called it; one without waits for an event, and a
// property with the name of a method is no method.
import SwiftUI

final class Meter: ObservableObject {
    @Published var isOn = false
    private var smoothed = 0.0
    private var taps = 0

    func next(_ raw: Double) -> Double {
        smoothed = smoothed * 0.6 + raw * 0.4
        return smoothed
    }

    func tap() {
        taps += 1
    }

    func count() -> Int { taps }
}

struct Bars: View {
    let level: (Double) -> Double
    let press: () -> Void

    var body: some View {
        Text("\(level(0.5))").onTapGesture(perform: press)
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        if meter.isOn {
            Bars(level: meter.next, press: meter.tap)
        }
        Text("\(meter.count())")
    }
}

final class Results: ObservableObject {
    @Published private(set) var items: [String] = []
    private var next = 0

    func load() {
        items = items(from: next)
    }

    private func items(from start: Int) -> [String] {
        next = start + 1
        return ["\(start)"]
    }
}

struct ResultsView: View {
    @StateObject private var results = Results()

    var body: some View {
        ForEach(results.items, id: \.self) { Text($0) }
            .onAppear { results.load() }
    }
}
