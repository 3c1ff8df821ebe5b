// Catalogue 59: closures that make content run while views update, also the label of a button and one called `once`.
import SwiftUI

final class Poll: ObservableObject {
    @Published var question = ""
    private var shown = 0
    private var labels = 0
    private var drawings = 0

    func row() -> String {
        shown += 1
        return question
    }

    func label() -> String {
        labels += 1
        return question
    }

    func drawing() -> String {
        drawings += 1
        return question
    }
}

struct PollView: View {
    @ObservedObject var poll: Poll

    var body: some View {
        VStack {
            Table(rows: { Text(poll.row()) }, once: { Text(poll.drawing()) })
            Button(action: {}) { Text(poll.label()) }
        }
    }
}

struct Table: View {
    @ViewBuilder let rows: () -> Text
    @ViewBuilder let once: () -> Text

    var body: some View {
        VStack {
            rows()
            once()
        }
    }
}
