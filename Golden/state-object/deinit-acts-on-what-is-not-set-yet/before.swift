// Catalogue 83, 219: an object that was never used has nothing yet on which its deinit acts.
import SwiftUI

final class LogsModel: ObservableObject {
    @Published var lines: [String] = []
    private var fileToDelete: URL?
    private let title: String

    init(title: String) {
        self.title = title
    }

    deinit {
        if let fileToDelete {
            try? FileManager.default.removeItem(at: fileToDelete)
        }
    }

    func share() { fileToDelete = URL(fileURLWithPath: "/tmp/x") }
}

struct LogsView: View {
    @StateObject private var model: LogsModel

    init(title: String) {
        _model = StateObject(wrappedValue: LogsModel(title: title))
    }

    var body: some View {
        Button("\(model.lines.count)") { model.share() }
    }
}

struct RootView: View {
    var body: some View { LogsView(title: "Logs") }
}
