// Catalogue 82: the caller makes the object in the memberwise call, which was lazy.
import SwiftUI

final class Quiz: ObservableObject {
    @Published var score = 0

    init() {
        NotificationCenter.default.post(name: Notification.Name("quiz"), object: self)
    }
}

struct QuizView: View {
    @StateObject var quiz: Quiz

    var body: some View {
        Text("\(quiz.score)")
    }
}

struct QuizScreen: View {
    var body: some View {
        QuizView(quiz: Quiz())
    }
}
