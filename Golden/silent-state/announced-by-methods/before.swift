// Catalogue 213: what the view does not read is set together with what it reads: by a method of the object on each of its ways, by an
// observer, and by a plain property that is tracked as well.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

final class Shelf: ObservableObject {
    @Published private(set) var all: [String] = []
    @Published private(set) var count = 0
    @Published var term = "" { didSet { load() } }

    func load() {
        all = [term]
        show()
    }

    private func show() {
        if term.isEmpty {
            count += 1
            return
        }
        self.step()
    }

    private func step() { count += term.isEmpty ? 1 : 2 }
}

final class Chart: ObservableObject {
    @Published private(set) var lows: [Int] = []
    @Published private(set) var highs: [Int] = []
    private(set) var generation = 0

    func rebuild() {
        lows = [1]
        highs = [2]
        generation &+= 1
    }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf
    @ObservedObject var chart: Chart

    var body: some View {
        VStack {
            Text(Zone.shared.name)
            Text("\(shelf.count) \(chart.generation)")
            ShelfSearch(shelf: shelf)
            ChartLines(chart: chart)
            Button("Move") { Zone.shared.move() }
        }
    }
}

struct ShelfSearch: View {
    @ObservedObject var shelf: Shelf

    var body: some View {
        VStack {
            Text("\(shelf.all.count)")
            Button(shelf.term) { shelf.term = "x" }
            Button("Load") { shelf.load() }
        }
    }
}

struct ChartLines: View {
    @ObservedObject var chart: Chart

    var body: some View { Button("\(chart.lows.count) \(chart.highs.count)") { chart.rebuild() } }
}
