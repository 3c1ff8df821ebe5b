// Catalogue 222, 103: views set what making an object reads, or a closure that does not outlive an object which no state keeps: it is named.
import Combine
import SwiftUI

class Form: ObservableObject {
    @Published var name = ""
    @Published var hint = ""

    init() {
        refresh()
    }

    func refresh() {
        hint = name.isEmpty ? "Empty" : "Filled"
    }

    func clear() {
        name = ""
        refresh()
    }
}

final class LongForm: Form {
    @Published var note = ""
}

struct FormView: View {
    @ObservedObject var form: LongForm

    var body: some View {
        TextField(form.hint, text: $form.name)
        TextField("Note", text: $form.note)
        Button("Clear") { form.clear() }
    }
}

final class Search: ObservableObject {
    @Published var text = ""
    private var cancellables: Set<AnyCancellable> = []

    init(texts: PassthroughSubject<String, Never>) {
        print(text)
        texts.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @StateObject private var search: Search

    init(texts: PassthroughSubject<String, Never>) {
        _search = StateObject(wrappedValue: Search(texts: texts))
    }

    var body: some View {
        TextField("Search", text: $search.text)
    }
}

struct RootView: View {
    let texts: PassthroughSubject<String, Never>

    var body: some View {
        FormView(form: LongForm())
        SearchView(texts: texts)
    }
}
