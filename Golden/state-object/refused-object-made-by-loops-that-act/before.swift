// Catalogue 83: what runs in a loop, or within a lock, is counted elsewhere.
import SwiftUI
import os

struct Rules {
    var names: [String] = []

    init(parsing text: String) {
        for part in text.split(separator: ",") {
            names.append(String(part))
            UserDefaults.standard.set(names.count, forKey: "parts")
        }
    }
}

enum Counter {
    private static let state = OSAllocatedUnfairLock(initialState: 0)

    static var next: Int {
        state.withLock {
            $0 += 1
            return $0
        }
    }
}

final class Parsed: ObservableObject {
    @Published var text = ""
    private let rules = Rules(parsing: "a,b")

    func go() { text = rules.names.joined() }
}

final class Counted: ObservableObject {
    @Published var text = ""
    private let number = Counter.next

    func go() { text = "\(number)" }
}

struct ModelsView: View {
    @StateObject private var parsed: Parsed
    @StateObject private var counted: Counted

    init(id: Int) {
        _parsed = StateObject(wrappedValue: Parsed())
        _counted = StateObject(wrappedValue: Counted())
    }

    var body: some View {
        Button(parsed.text) { parsed.go() }
        Button(counted.text) { counted.go() }
    }
}

struct RootView: View {
    var body: some View { ModelsView(id: 0) }
}
