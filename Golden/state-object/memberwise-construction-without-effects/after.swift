// Catalogue 82: making the object only assigns properties, so that making it more often can't be noticed.
import SwiftUI

@Observable
final class Quiz {
    var score = 0
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
