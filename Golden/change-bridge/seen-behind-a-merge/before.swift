// Catalogue 66, 69: merged publishers whose sink does more than pass changes on, or passes them on to one that is heard.
import Combine
import SwiftUI

@MainActor
final class Looked: ObservableObject {
    @Published var rows: [Int] = []
}

@MainActor
final class Mapped: ObservableObject {
    @Published var rows: [Int] = []
}

@MainActor
final class Heard: ObservableObject {
    @Published var rows: [Int] = []
}

@MainActor
final class Sum: ObservableObject {
    @Published var count = 0
    let looked = Looked()
    let mapped = Mapped()
    private var cancellables = Set<AnyCancellable>()

    init(_ others: Looked) {
        Publishers.MergeMany(looked.objectWillChange, others.objectWillChange)
            .sink { [weak self] _ in
                self?.objectWillChange.send()
                self?.count += self?.looked.rows.count ?? 0
            }
            .store(in: &cancellables)
        mapped.objectWillChange
            .merge(with: Just(()))
            .filter { [mapped] _ in mapped.rows.isEmpty }
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

@MainActor
final class Parent: ObservableObject {
    @Published var other = 0
    let first = Heard()
    let second = Heard()
    private var cancellables = Set<AnyCancellable>()

    init() {
        Publishers.Merge(first.objectWillChange, second.objectWillChange)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &cancellables)
    }
}

@MainActor
final class Log {
    private(set) var counts: [Int] = []
    private var cancellables = Set<AnyCancellable>()

    func follow(_ parent: Parent) {
        parent.objectWillChange
            .sink { [weak self] _ in self?.counts.append(parent.first.rows.count) }
            .store(in: &cancellables)
    }
}

struct SumView: View {
    @ObservedObject var sum: Sum
    @ObservedObject var parent: Parent
    let log: Log

    var body: some View {
        Text("\(sum.count) \(sum.looked.rows.count) \(sum.mapped.rows.count) \(log.counts.count)")
        Text("\(parent.other) \(parent.first.rows.count) \(parent.second.rows.count)")
    }
}
