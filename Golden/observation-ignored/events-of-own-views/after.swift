// Catalogue 59: closures with labels such as `onVote` run when something happens, not while views update.
import SwiftUI

@Observable
final class Poll {
    var question = ""
    private var answer: String?

    func vote(_ answer: String) {
        self.answer = answer
    }

    func text() -> String { answer ?? question }
}

struct PollView: View {
    var poll: Poll

    var body: some View {
        VStack {
            Text(poll.text())
            AnswerView(title: "Yes", onVote: { poll.vote("yes") })
            AnswerView(title: "No", onVote: { poll.vote("no") }, label: { Text(poll.question) })
        }
        .onVote { poll.vote("maybe") }
    }
}

extension View {
    func onVote(_ vote: @escaping () -> Void) -> some View { onTapGesture(perform: vote) }
}

struct AnswerView: View {
    let title: String
    let onVote: () -> Void
    var label: (() -> Text)?

    var body: some View {
        Button(title, action: onVote)
    }
}
