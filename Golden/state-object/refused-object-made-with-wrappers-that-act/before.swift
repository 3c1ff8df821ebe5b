// Catalogue 83: a wrapper acts when it is made, another one when it is read, and a third when it is set.
import SwiftUI

@propertyWrapper
struct Counted<Value> {
    var wrappedValue: Value

    init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        UserDefaults.standard.set(true, forKey: "isUsed")
    }
}

@propertyWrapper
struct Noted {
    let key: String

    var wrappedValue: Int {
        get {
            UserDefaults.standard.set(true, forKey: key)
            return UserDefaults.standard.integer(forKey: key)
        }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }
}

final class Made: ObservableObject {
    @Counted var count = 1
    @Published var size = 1
}

final class Read: ObservableObject {
    @Noted(key: "size") var noted: Int
    @Published var size = 1

    init() {
        size = noted
    }
}

final class Set: ObservableObject {
    @Noted(key: "size") var noted: Int
    @Published var size = 1

    init() {
        noted = 2
    }
}

struct SizesView: View {
    @StateObject private var made: Made
    @StateObject private var read: Read
    @StateObject private var set: Set

    init() {
        _made = StateObject(wrappedValue: Made())
        _read = StateObject(wrappedValue: Read())
        _set = StateObject(wrappedValue: Set())
    }

    var body: some View {
        Stepper("\(made.size)", value: $made.size)
        Stepper("\(read.size)", value: $read.size)
        Stepper("\(set.size)", value: $set.size)
    }
}

struct RootView: View {
    var body: some View {
        SizesView()
    }
}
