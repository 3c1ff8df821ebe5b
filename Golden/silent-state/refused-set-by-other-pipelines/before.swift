// Catalogue 213: what the body does not read is set by pipelines, but not only together with what it reads.
import Combine
import Foundation
import SwiftUI

/// In another turn.
final class Later: ObservableObject {
    @Published var range = 0
    @Published private(set) var text = ""

    init() {
        $range.map { "\($0)" }.receive(on: DispatchQueue.main).assign(to: &$text)
    }

    func next() { range += 1 }
}

/// By another publisher too.
final class Joined: ObservableObject {
    @Published var range = 0
    @Published var name = ""
    @Published private(set) var text = ""

    init() {
        $range.combineLatest($name).map { "\($0)\($1)" }.assign(to: &$text)
    }

    func next() { range += 1 }

    func rename() { name += "a" }
}

/// Once it is subscribed to, which may be at any time.
final class Started: ObservableObject {
    @Published var range = 0
    @Published private(set) var text = ""

    func start() {
        $range.map { "\($0)" }.assign(to: &$text)
    }

    func next() { range += 1 }
}

/// By a publisher that stands elsewhere.
final class Foreign: ObservableObject {
    @Published var range = 0
    @Published private(set) var text = ""

    init(_ later: Later) {
        later.$range.map { "\($0)" }.assign(to: &$text)
    }

    func next() { range += 1 }
}

/// At the end of a pipeline only.
final class Ended: ObservableObject {
    @Published var range = 0
    @Published private(set) var count = 0
    private var bag: Set<AnyCancellable> = []

    init() {
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            .sink { [weak self] _ in self?.count += 1 }
            .store(in: &bag)
    }

    func next() { range += 1 }
}

struct LaterView: View {
    @ObservedObject var model: Later

    var body: some View { Text("\(model.range) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct JoinedView: View {
    @ObservedObject var model: Joined

    var body: some View { Text("\(model.range) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct StartedView: View {
    @ObservedObject var model: Started

    var body: some View { Text("\(model.range) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct ForeignView: View {
    @ObservedObject var model: Foreign

    var body: some View { Text("\(model.range) \(UserDefaults.standard.integer(forKey: "unit"))") }
}

struct EndedView: View {
    @ObservedObject var model: Ended

    var body: some View { Text("\(model.range) \(UserDefaults.standard.integer(forKey: "unit"))") }
}
