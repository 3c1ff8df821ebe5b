// Catalogue 83: what an object holds is set later, was read elsewhere, or is heard by others.
import Combine
import SwiftUI

final class Renamed: ObservableObject {
    @Published var title = "Note"

    func rename() { title = "Other" }
}

final class Bound: ObservableObject {
    @Published var title = "Note"
}

final class Dated: ObservableObject {
    @Published var title = "Note"
    let date = Date()
}

final class Read: ObservableObject {
    @Published var title: String

    init(title: String = UserDefaults.standard.string(forKey: "title") ?? "") { self.title = title }
}

final class Holder: ObservableObject {
    @Published var title = "Note"
    let list = List()

    final class List { var names: [String] = [] }
}

final class Heard: ObservableObject {
    @Published var title = "Note"
    let trigger = PassthroughSubject<Int, Never>()
}

final class Started: ObservableObject {
    @Published var title: String
    var task: Task<Void, Never>?

    init(title: String) {
        self.title = title
        begin()
    }

    private func begin() { title += "!" }
}

class Base {
    var count = 0
}

final class Derived: Base, ObservableObject {
    @Published var title = "Note"
}

final class Log {
    static let shared = Log()
    var cancellables: [AnyCancellable] = []
    let base = Derived()
}

struct NotesView: View {
    @StateObject private var renamed = Renamed()
    @StateObject private var bound = Bound()
    @StateObject private var dated = Dated()
    @StateObject private var read: Read
    @StateObject private var holder = Holder()
    @StateObject private var heard = Heard()
    @StateObject private var started: Started
    @StateObject private var derived = Derived()

    init() {
        _read = StateObject(wrappedValue: Read())
        _started = StateObject(wrappedValue: Started(title: "a"))
    }

    var body: some View {
        VStack {
            Button(renamed.title) { renamed.rename() }
            TextField("Bound", text: $bound.title)
            Text(dated.date, style: .date)
            Text(read.title)
            Button("\(holder.list.names.count)") { holder.list.names.append("") }
            Text(heard.title).onAppear { Log.shared.cancellables.append(heard.trigger.sink { print($0) }) }
            Button("Send") { heard.trigger.send(1) }
            Text(started.title)
            Button("\(derived.count)") { derived.count += 1 }
        }
    }
}

struct RootView: View {
    var body: some View {
        NavigationLink("Notes", destination: NotesView())
    }
}
