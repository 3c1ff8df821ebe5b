// Catalogue 83, 219: the initializer sets it by what it calls, others may set it, or the deinit acts where it is not set.
import SwiftUI

final class SetByFunction: ObservableObject {
    @Published var lines: [String] = []
    private var file: URL?

    init() {
        prepare()
    }

    deinit {
        if let file { try? FileManager.default.removeItem(at: file) }
    }

    private func prepare() { file = URL(fileURLWithPath: "/tmp/x") }
}

final class SetByOthers: ObservableObject {
    @Published var lines: [String] = []
    var file: URL?

    init() {
        Files.prepare(self)
    }

    deinit {
        if let file { try? FileManager.default.removeItem(at: file) }
    }
}

enum Files {
    static func prepare(_ object: SetByOthers) { object.file = URL(fileURLWithPath: "/tmp/x") }
}

final class ActsWithout: ObservableObject {
    @Published var lines: [String] = []
    private var file: URL?

    deinit {
        if let file {
            print(file)
        } else {
            try? FileManager.default.removeItem(at: URL(fileURLWithPath: "/tmp/x"))
        }
    }

    func share() { file = URL(fileURLWithPath: "/tmp/x") }
}

final class ActsOnLocal: ObservableObject {
    @Published var lines: [String] = []
    private var file: URL?

    deinit {
        let file: URL? = URL(fileURLWithPath: "/tmp/x")
        if let file { try? FileManager.default.removeItem(at: file) }
    }

    func share() { file = URL(fileURLWithPath: "/tmp/x") }
}

struct LogsView: View {
    @StateObject private var first: SetByFunction
    @StateObject private var second: SetByOthers
    @StateObject private var third: ActsWithout
    @StateObject private var fourth: ActsOnLocal

    init(title: String) {
        _first = StateObject(wrappedValue: SetByFunction())
        _second = StateObject(wrappedValue: SetByOthers())
        _third = StateObject(wrappedValue: ActsWithout())
        _fourth = StateObject(wrappedValue: ActsOnLocal())
    }

    var body: some View {
        Button("\(first.lines.count) \(second.lines.count)") { third.share() }
        Button("\(fourth.lines.count)") { fourth.share() }
    }
}
