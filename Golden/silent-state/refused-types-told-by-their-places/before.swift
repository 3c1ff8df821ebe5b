// Catalogue 213: elements of tuples, rows, what a place asks for, a coordinator, elements of an array and what a global function gets are those that change.
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0
    @Published var clocks: [Clock] = []

    func set(_ filter: Int) { self.filter = filter }

    func add() {
        count += 1
        clocks.append(Clock())
    }
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Clock: Identifiable {
    static let shared = Clock()

    var label = "zero"
    var hint: String?

    func step() {
        label = "one"
        hint = "step"
    }
}

struct PairView: View {
    @ObservedObject var board: Board
    @State private var pair: (level: Int, clock: Clock) = (0, Clock())

    var body: some View {
        Button("\(board.count)") { pair.clock.step() }
        Text(pair.clock.label)
    }
}

struct ListView: View {
    @ObservedObject var board: Board
    @State private var pairs: [Int: [(Int, clock: Clock)]] = [:]

    var body: some View {
        if let list = pairs[board.count] {
            ForEach(list.indices, id: \.self) { position in
                let item = list[position]
                Text(item.clock.hint ?? "none")
            }
        }
    }
}

struct TableView: View {
    @ObservedObject var board: Board

    var body: some View {
        Table(board.clocks) {
            TableColumn("Label") { clock in Text(clock.label) }
        }
    }
}

struct Tier {
    let title: String

    static var plus: Tier { Tier(title: UserDefaults.standard.string(forKey: "tier") ?? "") }
}

enum Plan {
    case plus, basic
}

struct Badge: View {
    let tier: Tier?

    var body: some View { Text(tier?.title ?? "") }
}

struct PlanView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)")
        Badge(tier: .plus)
    }
}

protocol Pace {
    var steps: Int { get }
}

struct Steps: Pace {
    let steps: Int
}

extension Pace where Self == Steps {
    static var counted: Steps { Steps(steps: UserDefaults.standard.integer(forKey: "steps")) }
}

struct PaceRow {
    let pace: any Pace
    let title: String
}

struct PaceView: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.count) \(PaceRow(pace: .counted, title: "a").pace.steps)") }
}

struct WebView: UIViewRepresentable {
    let url: String
    let isLoaded: () -> Void

    final class Coordinator {
        var url: String?

        func crash() { url = nil }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ view: UILabel, context: Context) {
        if context.coordinator.url != url {
            context.coordinator.url = url
            view.text = url
        }
    }
}

struct PageView: View {
    @ObservedObject var board: Board

    var body: some View { WebView(url: "\(board.count)") { board.set(3) } }
}

extension Array where Element == Clock {
    var chosen: [Clock] { filter(by: { _ in "a" }) }

    func filter(by text: (Int) -> String) -> [Clock] { filter { $0.label.contains(text(1)) } }
}

struct ChosenView: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.clocks.chosen.count)") }
}

let clocks = [Clock.shared]

func labels() -> [String] { clocks.map { clock in clock.label } }

struct LabelsView: View {
    @ObservedObject var board: Board

    var body: some View { Text("\(board.count) \(labels().count)") }
}

extension View {
    func dated() -> some View { opacity(UserDefaults.standard.double(forKey: "opacity")) }
}

struct ClearView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)")
        Color.clear.frame(height: 0).dated()
    }
}
