// Catalogue 39, 222: an initializer gives a property its first value, which runs no observer.
import Combine
import SwiftUI

final class Entry: ObservableObject {
    @Published var touched: Bool
    @Published var value: String {
        didSet { if !value.isEmpty { touched = true } }
    }
    init(initialValue: String = "") {
        self.touched = false
        self.value = initialValue
    }
}

@Observable final class Recipient {
    @ObservationIgnored let entry: Entry
    var input: String {
        didSet { entry.value = input }
    }
    init(initial: String) {
        self.input = initial
        self.entry = Entry(initialValue: initial)
    }
}

struct RecipientView: View {
    @State private var recipient: Recipient
    init(initial: String) {
        _recipient = State(initialValue: Recipient(initial: initial))
    }
    var body: some View { TextField("To", text: $recipient.input) }
}

struct EntryView: View {
    @ObservedObject var entry: Entry
    var body: some View { TextField("Value", text: $entry.value) }
}
