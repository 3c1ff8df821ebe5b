// Catalogue 213: what the view does not read is set together with what it reads: by a method of the object on each of its ways, by an
// observer, and by a plain property that is tracked as well.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

@Observable
final class Shelf {
    private(set) var all: [String] = []
    private(set) var count = 0
    var term = "" { didSet { load() } }

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

@Observable
final class Chart {
    private(set) var lows: [Int] = []
    private(set) var highs: [Int] = []
    private(set) var generation = 0

    func rebuild() {
        lows = [1]
        highs = [2]
        generation &+= 1
    }
}

struct ShelfView: View {
    var shelf: Shelf
    var chart: Chart

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
    var shelf: Shelf

    var body: some View {
        VStack {
            Text("\(shelf.all.count)")
            Button(shelf.term) { shelf.term = "x" }
            Button("Load") { shelf.load() }
        }
    }
}

struct ChartLines: View {
    var chart: Chart

    var body: some View { Button("\(chart.lows.count) \(chart.highs.count)") { chart.rebuild() } }
}
