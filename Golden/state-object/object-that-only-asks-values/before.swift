// Catalogue 80: an object that is made of what comes with a case of a library's enumeration, and of parts of tuples, has
// no effect; a subscript of the project may have one.
import SwiftUI

extension DecodingError {
    var place: String {
        switch self {
        case let .valueNotFound(_, context), let .typeMismatch(_, context): context.codingPath[0].stringValue
        default: ""
        }
    }
}

func parts(of text: String) -> (head: String, count: Int) { (text, text.count) }

final class Failure: ObservableObject {
    @Published var place: String
    @Published var length: Int

    init(error: DecodingError) {
        place = error.place
        var head = ""
        var count = 0
        (head, count) = parts(of: error.place)
        length = count + head.count
    }

    func clear() {
        place = ""
        length = 0
    }
}

struct FailureView: View {
    @StateObject private var failure: Failure

    init(error: DecodingError) { _failure = StateObject(wrappedValue: Failure(error: error)) }

    var body: some View {
        Button("\(failure.place) \(failure.length)") { failure.clear() }
    }
}

struct FailureScreen: View {
    let error: DecodingError

    var body: some View { FailureView(error: error) }
}

final class Ledger {
    var lookups = 0

    subscript(position: Int) -> String {
        lookups += 1
        return "\(position)"
    }
}

enum Source {
    case ledger(Ledger)
}

final class Entry: ObservableObject {
    @Published var text: String

    init(source: Source) {
        switch source {
        case let .ledger(ledger): text = ledger[0]
        }
    }

    func clear() { text = "" }
}

struct EntryView: View {
    @StateObject private var entry: Entry

    init(source: Source) { _entry = StateObject(wrappedValue: Entry(source: source)) }

    var body: some View {
        Button(entry.text) { entry.clear() }
    }
}

struct EntryScreen: View {
    let source: Source

    var body: some View { EntryView(source: source) }
}
