// Catalogue 66, 69: changes in place, and properties with observers, are told as often; who passes them on, or hears of
// them later, can't see more.
import Combine
import SwiftUI

@MainActor
@Observable
final class Rows {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    private(set) var rows: [Int] = [] { willSet { objectWillChange.send() } }
    var title = "" {
        willSet { objectWillChange.send() }
        didSet { count += 1 }
    }
    private(set) var count = 0

    func add() { rows.append(1) }
}

@MainActor
@Observable
final class Bar {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var heights: [Double] = [] { willSet { objectWillChange.send() } }

    func grow() { heights[0] += 1 }
}

@MainActor
@Observable
final class Home {
    var other = 0
    let first = Rows()
    let second = Rows()
    private(set) var height = 0.0
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(bar: Bar) {
        Publishers.MergeMany(first.objectWillChange, second.objectWillChange)
            .sink { [weak self] _ in self?.withMutation(keyPath: \.other) {} }
            .store(in: &cancellables)
        bar.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.height = bar.heights[0] }
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    var home: Home
    var bar: Bar

    var body: some View {
        Text("\(home.other) \(home.first.rows.count) \(home.second.title) \(bar.heights.count)")
        Button("Add") { home.first.add() }
    }
}
