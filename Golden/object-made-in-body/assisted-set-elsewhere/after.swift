// Catalogue 222, 103: views set what making an object reads, or a closure that does not outlive an object which no state keeps: it is named.
import Combine
import SwiftUI

@Observable
class Form {
    var name = ""
    var hint = ""

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

@Observable
final class LongForm: Form {
    var note = ""
}

struct FormView: View {
    @Bindable var form: LongForm

    var body: some View {
        TextField(form.hint, text: $form.name)
        TextField("Note", text: $form.note)
        Button("Clear") { form.clear() }
    }
}

@Observable
final class Search {
    var text = ""
    @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

    init(texts: PassthroughSubject<String, Never>) {
        print(text)
        texts.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    }
}

struct SearchView: View {
    @State private var search: Search

    init(texts: PassthroughSubject<String, Never>) {
        _search = State(initialValue: Search(texts: texts))
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
