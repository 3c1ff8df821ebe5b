// Catalogue 82: asked for, the object of the memberwise call is made each time.
import SwiftUI

@Observable
final class Quiz {
    var score = 0

    init() {
        NotificationCenter.default.post(name: Notification.Name("quiz"), object: self)
    }
}

struct QuizView: View {
    @State var quiz: Quiz

    var body: some View {
        Text("\(quiz.score)")
    }
}

struct QuizScreen: View {
    var body: some View {
        QuizView(quiz: Quiz())
    }
}
