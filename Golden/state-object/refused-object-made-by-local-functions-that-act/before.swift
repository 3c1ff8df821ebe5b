// Catalogue 83: loops, branches, local functions and closures that act, and a local function that runs observers.
import SwiftUI

enum Store {
    static var sizes: [Int] = []
}

struct Counter: Sequence, IteratorProtocol {
    mutating func next() -> Int? {
        Store.sizes.append(1)
        return Store.sizes.count > 9 ? nil : 1
    }
}

final class Waiting: ObservableObject {
    @Published var count = 0
    init() {
        var left = 3
        while left > 0 {
            left -= 1
            Store.sizes.append(left)
        }
    }
}

struct WaitingView: View {
    @StateObject private var model: Waiting

    init() { _model = StateObject(wrappedValue: Waiting()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Deferring: ObservableObject {
    @Published var count = 0
    init() {
        defer { Store.sizes.append(count) }
        count = 2
    }
}

struct DeferringView: View {
    @StateObject private var model: Deferring

    init() { _model = StateObject(wrappedValue: Deferring()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Zipping: ObservableObject {
    @Published var count = 0
    init() {
        for (first, second) in zip(Counter(), [1, 2]) { count += first * second }
    }
}

struct ZippingView: View {
    @StateObject private var model: Zipping

    init() { _model = StateObject(wrappedValue: Zipping()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Choosing: ObservableObject {
    @Published var count = 0
    init() {
        let sizes = [1]
        count = switch sizes.count { case 0: 1; default: Choosing.store() }
    }

    static func store() -> Int {
        Store.sizes.append(1)
        return 2
    }
}

struct ChoosingView: View {
    @StateObject private var model: Choosing

    init() { _model = StateObject(wrappedValue: Choosing()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Local: ObservableObject {
    @Published var count = 0
    init() {
        func half(_ number: Int) -> Int { number / 2 }
        func half(_ number: Double) -> Int {
            Store.sizes.append(1)
            return 2
        }
        count = half(1.5)
    }
}

struct LocalView: View {
    @StateObject private var model: Local

    init() { _model = StateObject(wrappedValue: Local()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Closing: ObservableObject {
    @Published var count = 0
    init() {
        let store: (Int) -> Int = {
            Store.sizes.append($0)
            return $0
        }
        count = store(1)
    }
}

struct ClosingView: View {
    @StateObject private var model: Closing

    init() { _model = StateObject(wrappedValue: Closing()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Mapping: ObservableObject {
    @Published var count = 0
    init() {
        func store(_ number: Int) -> Int {
            Store.sizes.append(number)
            return number
        }
        count = [1].map(store).count
    }
}

struct MappingView: View {
    @StateObject private var model: Mapping

    init() { _model = StateObject(wrappedValue: Mapping()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Observing: ObservableObject {
    @Published var count = 0
    private var size: Int {
        didSet { Store.sizes.append(size) }
    }

    init() {
        size = 1
        func grow() { size += 1 }
        grow()
    }
}

struct ObservingView: View {
    @StateObject private var model: Observing

    init() { _model = StateObject(wrappedValue: Observing()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            WaitingView()
            DeferringView()
            ZippingView()
            ChoosingView()
            LocalView()
            ClosingView()
            MappingView()
            ObservingView()
        }
    }
}
