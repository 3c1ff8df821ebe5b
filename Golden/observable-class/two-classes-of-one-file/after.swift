// Catalogue 48, 30: one class is blocked by a name in backticks, its neighbour in the file and in the view moves.
import SwiftUI

final class Choice: ObservableObject {
    @Published var `default` = 0
}

@Observable
final class Answer {
    var text = ""
}

struct QuestionView: View {
    @StateObject private var choice = Choice()
    @State private var answer = Answer()

    var body: some View {
        Stepper("Choice", value: $choice.default)
        TextField("Answer", text: $answer.text)
    }
}
