// Catalogue 222, 39: a branch sets a property again, or once more behind its branches, which runs the observer.
import SwiftUI

final class Field: ObservableObject {
    @Published var text: String {
        didSet { shown = text.uppercased() }
    }
    @Published var shown: String

    init(text: String, isLong: Bool) {
        shown = text
        if isLong {
            self.text = text
            self.text = "long"
        } else {
            self.text = text
        }
    }
}

final class Draft: ObservableObject {
    @Published var text: String {
        didSet { shown = text.uppercased() }
    }
    @Published var shown: String

    init(text: String, isLong: Bool) {
        shown = text
        if isLong {
            if text.isEmpty { self.text = "a" } else { self.text = text }
            self.text = "long"
        } else {
            self.text = text
        }
    }
}

final class Memo: ObservableObject {
    @Published var text: String {
        didSet { shown = text.uppercased() }
    }
    @Published var shown: String

    init(text: String, count: Int) {
        shown = text
        repeat {
            self.text = text
        } while shown.count < count
    }
}

struct FieldView: View {
    @ObservedObject var field: Field
    @ObservedObject var draft: Draft
    @ObservedObject var memo: Memo

    var body: some View {
        TextField(field.shown, text: $field.text)
        TextField(draft.shown, text: $draft.text)
        TextField(memo.shown, text: $memo.text)
    }
}

struct RootView: View {
    var body: some View {
        FieldView(
            field: Field(text: "b", isLong: false),
            draft: Draft(text: "b", isLong: false),
            memo: Memo(text: "b", count: 1))
    }
}
