// Catalogue 83, 219: beside what has no value yet the deinit only prints, which users do not see.
import SwiftUI

@Observable
final class LogsModel {
    var lines: [String] = []
    @ObservationIgnored private var fileToDelete: URL?
    private let title: String

    init(title: String) {
        self.title = title
    }

    deinit {
        if let fileToDelete {
            try? FileManager.default.removeItem(at: fileToDelete)
        }
        print(title)
    }

    func share() { fileToDelete = URL(fileURLWithPath: "/tmp/x") }
}

struct LogsView: View {
    @State private var model: LogsModel

    init(title: String) {
        _model = State(initialValue: LogsModel(title: title))
    }

    var body: some View {
        Button("\(model.lines.count)") { model.share() }
    }
}

struct RootView: View {
    var body: some View { LogsView(title: "Logs") }
}
