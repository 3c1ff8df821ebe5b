// Catalogue 213: content with a return, a type in a local, a first value behind a link, an object that was handed over, a cache that is set, a project's own sheet and a pattern within a closure.
import SwiftUI

final class Board: ObservableObject {
    @Published var filter = 0
    @Published var count = 0
    @Published var phase: Result<Int, Failure> = .success(0)

    func set(_ filter: Int) { self.filter = filter }

    func add() { count += 1 }
}

struct Failure: Error {
    let reason: String
}

struct FilterView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.filter)") { board.set(2) } }
}

final class Clock {
    static let shared = Clock()

    var label = "zero"

    func step() { label = "one" }
}

enum Journal {
    static func log(_ text: String) {}
}

struct ReturnView: View {
    @ObservedObject var board: Board

    var body: some View {
        ForEach([board.count], id: \.self) { count in
            Journal.log("row")
            return Text("\(count)" + Clock.shared.label)
        }
    }
}

class Theme {
    class var name: String { "light" }
    nonisolated(unsafe) static var accent = "blue"
}

final class DarkTheme: Theme {
    override class var name: String { "dark" }
}

func paint(_ name: String) {
    for theme in [Theme.self, DarkTheme.self] where theme.name == name { theme.accent = "red" }
}

struct AccentView: View {
    @ObservedObject var board: Board

    var body: some View { Button("\(board.count)" + Theme.accent) { paint("dark") } }
}

struct Detail: View {
    @State private var text: String

    init() {
        self.text = Clock.shared.label
    }

    var body: some View { TextField("Text", text: $text) }
}

struct LinkView: View {
    @ObservedObject var board: Board

    var body: some View {
        Text("\(board.count)")
        NavigationLink(destination: Detail()) { Text("Go") }
    }
}

final class Job: Identifiable {
    var state = "running"
}

final class Jobs {
    static let shared = Jobs()

    private(set) var all: [Job] = []

    func start() {
        let job = Job()
        all.append(job)
        wait()
        job.state = "done"
    }

    private func wait() {}
}

struct JobView: View {
    @ObservedObject var board: Board
    let job: Job

    var body: some View { Button("\(board.count)" + job.state) { Jobs.shared.start() } }
}

final class Titles {
    private let cache = NSCache<NSString, NSString>()

    func title(_ key: String, set value: String? = nil) -> String {
        if let value { cache.setObject(NSString(string: value), forKey: NSString(string: key)) }
        return "\(cache.object(forKey: NSString(string: key)) ?? "")"
    }
}

struct TitleView: View {
    @ObservedObject var board: Board
    let titles: Titles

    var body: some View { Button("\(board.count)" + titles.title("a")) { _ = titles.title("a", set: "b") } }
}

extension View {
    func sheet<Header: View, Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content
    ) -> some View {
        VStack {
            header()
            content()
        }
    }
}

struct SheetView: View {
    @ObservedObject var board: Board
    @State private var isShown = false

    var body: some View {
        Text("\(board.count)").sheet(isPresented: $isShown) { Text(Clock.shared.label) } content: { Text("c") }
    }
}

struct Caption {
    let text: String

    static func stamped(_ make: () -> String) -> Caption { Caption(text: make() + Clock.shared.label) }
}

struct CaptionView: View {
    let caption: Caption

    var body: some View { Text(caption.text) }
}

struct StampView: View {
    @ObservedObject var board: Board

    var body: some View {
        CaptionView(
            caption: .stamped {
                if case .failure(let failure) = board.phase { return failure.reason }
                return "\(board.count)"
            })
    }
}
