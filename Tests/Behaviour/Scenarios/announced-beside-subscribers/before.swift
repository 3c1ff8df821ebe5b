// Catalogue 47, 66: what code sends by hand goes on to subscribers, and reaches the views that need it.
import Combine
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
}

final class FlagModel: ObservableObject {
    @Published var title = "flags"
    private let flags = Flags.shared

    func isEnabled(_ flag: String) -> Bool {
        flags.enabled.contains(flag)
    }

    func toggle(_ flag: String) {
        objectWillChange.send()
        if flags.enabled.remove(flag) == nil { flags.enabled.insert(flag) }
    }
}

final class Log {
    private var cancellable: AnyCancellable?

    func follow(_ model: FlagModel) {
        cancellable = model.objectWillChange.sink { _ in print("changed", Flags.shared.enabled.count) }
    }
}

struct FlagView: View {
    @ObservedObject var model: FlagModel
    let flag: String

    var body: some View {
        Text("\(flag) \(model.isEnabled(flag) ? "on" : "off")")
    }
}

struct Root: View {
    @StateObject private var model = FlagModel()
    @State private var log = Log()

    var body: some View {
        Text(model.title)
            .onAppear { log.follow(model) }
        Button("Toggle") { model.toggle("a") }
        Button("Rename") { model.title += "!" }
        FlagView(model: model, flag: "a")
        FlagView(model: model, flag: "b")
    }
}
