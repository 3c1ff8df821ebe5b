// Catalogue 40, 44: a view reads the getter and the property that is set with what the getter reads; an equal value tells nobody, a new one always does.
import Foundation
import SwiftUI

@Observable
final class Feed {
    var items: [String] = []
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

    func reload() {
        UserDefaults.standard.set(true, forKey: "isOn")
        items = []
    }
}

@Observable
final class Log {
    var revision = 0
    var stamp = UUID()
    var isLoading = false
    var lastError: Error?
    var isOn: Bool { UserDefaults.standard.bool(forKey: "log") }
    var name: String { UserDefaults.standard.string(forKey: "name") ?? "" }
    var place: String { UserDefaults.standard.string(forKey: "place") ?? "" }
    var reason: String { UserDefaults.standard.string(forKey: "reason") ?? "" }

    func start() {
        UserDefaults.standard.set(true, forKey: "log")
        revision += 1
    }

    func rename(_ name: String) {
        UserDefaults.standard.set(name, forKey: "name")
        stamp = UUID()
    }

    func move(_ place: String) {
        isLoading = true
        UserDefaults.standard.set(place, forKey: "place")
        isLoading = false
    }

    func fail(_ error: Error) {
        UserDefaults.standard.set("\(error)", forKey: "reason")
        lastError = error
    }
}

struct FeedView: View {
    @State private var feed = Feed()
    @State private var log = Log()

    var body: some View {
        VStack {
            Text("\(feed.items.count) \(feed.isOn)")
            Text("\(log.revision) \(log.stamp) \(log.isLoading) \(log.lastError == nil)")
            Text("\(log.isOn) \(log.name) \(log.place) \(log.reason)")
            Button("Reload") { feed.reload() }
        }
    }
}
