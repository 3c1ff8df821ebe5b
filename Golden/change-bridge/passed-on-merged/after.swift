// Catalogue 66, 69: a sink of merged publishers that only passes changes on tells in the same order.
import Combine
import SwiftUI

@MainActor
@Observable
final class Section {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    private(set) var rows: [Int] = [] { willSet { objectWillChange.send() } }
    var title = "" { willSet { objectWillChange.send() } }

    func update(_ rows: [Int]) { self.rows = rows }
}

@MainActor
@Observable
final class Home {
    var other = 0
    let first = Section()
    let second = Section()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.MergeMany(first.objectWillChange, second.objectWillChange)
            .sink { [weak self] _ in self?.withMutation(keyPath: \.other) {} }
            .store(in: &cancellables)
    }
}

@MainActor
@Observable
final class Pair {
    var other = 0
    let left = Section()
    let right = Section()
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.Merge(left.objectWillChange, right.objectWillChange)
            .sink { [weak self] in self?.withMutation(keyPath: \.other) {} }
            .store(in: &cancellables)
        left.objectWillChange
            .merge(with: right.objectWillChange)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.withMutation(keyPath: \.other) {} }
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    var home: Home
    var pair: Pair

    var body: some View {
        Text("\(home.other) \(home.first.rows.count) \(home.second.rows.count) \(home.first.title)")
        Text("\(pair.other) \(pair.left.rows.count) \(pair.right.rows.count)")
        Button("Update") { home.first.update([1]) }
    }
}
