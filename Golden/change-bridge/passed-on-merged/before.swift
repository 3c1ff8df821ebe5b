// Catalogue 66, 69: a sink of merged publishers that only passes changes on tells in the same order.
import Combine
import SwiftUI

@MainActor
final class Section: ObservableObject {
    @Published private(set) var rows: [Int] = []
    @Published var title = ""

    func update(_ rows: [Int]) { self.rows = rows }
}

@MainActor
final class Home: ObservableObject {
    @Published var other = 0
    let first = Section()
    let second = Section()
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.MergeMany(first.objectWillChange, second.objectWillChange)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

@MainActor
final class Pair: ObservableObject {
    @Published var other = 0
    let left = Section()
    let right = Section()
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.Merge(left.objectWillChange, right.objectWillChange)
            .sink { [weak self] in self?.objectWillChange.send() }
            .store(in: &cancellables)
        left.objectWillChange
            .merge(with: right.objectWillChange)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

struct HomeView: View {
    @ObservedObject var home: Home
    @ObservedObject var pair: Pair

    var body: some View {
        Text("\(home.other) \(home.first.rows.count) \(home.second.rows.count) \(home.first.title)")
        Text("\(pair.other) \(pair.left.rows.count) \(pair.right.rows.count)")
        Button("Update") { home.first.update([1]) }
    }
}
