// Catalogue 213: what gets the content as a value runs it later, or only if it likes to.
import Foundation
import SwiftUI

final class Draft: ObservableObject {
    @Published var name = ""

    func add() { name += "!" }
}

final class Letter: ObservableObject {
    @Published var name = ""

    func add() { name += "!" }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        button {
            print(draft.name)
        }
        Text("\(Date().timeIntervalSince1970)")
    }

    func button(action: @escaping () -> Void) -> some View {
        Button(action: action) { Text("Print") }
    }
}

struct LetterView: View {
    @ObservedObject var letter: Letter
    let isOpen: Bool

    var body: some View {
        card {
            Text(letter.name)
        }
        Text("\(Date().timeIntervalSince1970)")
    }

    @ViewBuilder
    func card<Content: View>(content: () -> Content) -> some View {
        if isOpen {
            VStack(content: content)
        }
    }
}

struct LettersView: View {
    @ObservedObject var draft: Draft
    @ObservedObject var letter: Letter

    var body: some View { Text(draft.name + letter.name) }
}
