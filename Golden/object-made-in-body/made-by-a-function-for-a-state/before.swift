// Catalogue 103, 222: what a function makes for a view that keeps the first object reads nothing, is kept by the
// function, or reads what the body observes already.
import SwiftUI

@MainActor
final class Counter: ObservableObject {
    static let shared = Counter()
    @Published var value = 0
}

@MainActor
final class Page: ObservableObject {
    @Published var text = ""

    func count() {
        Counter.shared.value += 1
    }
}

@MainActor
final class Reader: ObservableObject {
    @Published var text: String

    init() {
        text = "\(Counter.shared.value)"
    }
}

@MainActor
func makePage() -> Page {
    Page()
}

@MainActor
final class Readers {
    static let shared = Readers()
    private var kept: Reader?

    func reader() -> Reader {
        if let kept { return kept }
        let reader = Reader()
        kept = reader
        return reader
    }
}

@MainActor
func makeReader() -> Reader {
    Reader()
}

struct PageView: View {
    @StateObject private var page: Page

    init(page: Page) {
        _page = StateObject(wrappedValue: page)
    }

    var body: some View {
        TextField("Text", text: $page.text)
        Button("Count") { page.count() }
    }
}

struct ReaderView: View {
    @StateObject private var reader: Reader

    init(reader: Reader) {
        _reader = StateObject(wrappedValue: reader)
    }

    var body: some View {
        TextField("Text", text: $reader.text)
    }
}

struct Root: View {
    var body: some View {
        PageView(page: makePage())
        ReaderView(reader: Readers.shared.reader())
    }
}

struct CounterView: View {
    @ObservedObject var counter = Counter.shared

    var body: some View {
        Text("\(counter.value)")
        ReaderView(reader: makeReader())
    }
}
