// Catalogue 83: what the library asks of values while the object is made acts: to describe, to hash and to go through them, and to find a member.
import SwiftUI

struct Named: CustomStringConvertible {
    var description: String {
        print("described")
        return "a"
    }
}

final class First: ObservableObject {
    @Published var count = 0
    let id: Int
    let name = "\(Named())"

    init(id: Int) {
        self.id = id
    }
}

struct FirstView: View {
    @StateObject private var model: First

    init(id: Int) {
        _model = StateObject(wrappedValue: First(id: id))
    }

    var body: some View {
        Text("\(model.count)")
    }
}

struct Countdown: Sequence, IteratorProtocol {
    mutating func next() -> Int? {
        print("next")
        return nil
    }
}

final class Second: ObservableObject {
    @Published var count = 0

    init(id: Int) {
        count = Array(Countdown()).count
    }
}

struct SecondView: View {
    @StateObject private var model: Second

    init(id: Int) {
        _model = StateObject(wrappedValue: Second(id: id))
    }

    var body: some View {
        Text("\(model.count)")
    }
}

struct Row: Hashable {
    func hash(into hasher: inout Hasher) {
        print("hashed")
    }
}

final class Third: ObservableObject {
    @Published var count = 0

    init(id: Int) {
        count = Set([Row()]).count
    }
}

struct ThirdView: View {
    @StateObject private var model: Third

    init(id: Int) {
        _model = StateObject(wrappedValue: Third(id: id))
    }

    var body: some View {
        Text("\(model.count)")
    }
}

@dynamicMemberLookup
struct Log {
    subscript(dynamicMember name: String) -> Int {
        print(name)
        return 1
    }
}

final class Fourth: ObservableObject {
    @Published var count = 0
    let log = Log()

    init(id: Int) {
        count = log.entries
    }
}

struct FourthView: View {
    @StateObject private var model: Fourth

    init(id: Int) {
        _model = StateObject(wrappedValue: Fourth(id: id))
    }

    var body: some View {
        Text("\(model.count)")
    }
}

struct RootView: View {
    var body: some View {
        FirstView(id: 1)
        SecondView(id: 1)
        ThirdView(id: 1)
        FourthView(id: 1)
    }
}
