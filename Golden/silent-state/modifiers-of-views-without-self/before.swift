// Catalogue 213: `frame` without `self` is a modifier of the view itself, so that it asks nothing of other objects.
import SwiftUI
import UIKit

struct Caption: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) { label.text = text }
}

extension Caption {
    func wide() -> some View {
        frame(height: 56).frame(maxWidth: .infinity)
    }
}

final class Quiz: ObservableObject {
    @Published var question = ""
    @Published var isOver = false

    func load() { question = "What is it?" }

    func stop() { isOver.toggle() }
}

struct QuizView: View {
    @ObservedObject var quiz: Quiz

    var body: some View {
        VStack {
            Caption(text: quiz.question).wide()
            Button("Load") { quiz.load() }
            Button("Stop") { quiz.stop() }
            OverRow(quiz: quiz)
        }
    }
}

struct OverRow: View {
    @ObservedObject var quiz: Quiz

    var body: some View { Text(quiz.isOver ? "Over" : "Running") }
}

struct RootView: View {
    @StateObject private var quiz = Quiz()

    var body: some View { QuizView(quiz: quiz) }
}
