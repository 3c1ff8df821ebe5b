// Catalogue 83: `.init(…)` behind the storage of a property makes what the property holds, and no view that is kept.
import SwiftUI

@Observable
final class Lock {
    var number = 0

    init(item: Int) { number = item }
}

struct LockView: View {
    @State private var lock: Lock

    init(item: Int) { _lock = State(initialValue: Lock(item: item)) }

    var body: some View { Stepper("Lock", value: $lock.number) }
}

@Observable
final class Entry {
    var number = 0

    init(item: Int) { number = item }
}

struct EntryView: View {
    @State private var entry: Entry

    init(item: Int) { self._entry = .init(wrappedValue: .init(item: item)) }

    var body: some View { Stepper("Entry", value: $entry.number) }
}

struct RootView: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { LockView(item: 1) }
            EntryView(item: 2)
        }
    }
}
