// Catalogue 83, 219: each object that @State does not keep adds itself and takes itself back.
import SwiftUI

final class Center {
    static let shared = Center()
    private var observers: [ObjectIdentifier: () -> Bool] = [:]

    func add(_ observer: Counter) {
        observers[ObjectIdentifier(observer)] = { [weak observer] in
            observer?.count += 1
            return observer != nil
        }
    }

    func remove(_ observer: Counter) { observers[ObjectIdentifier(observer)] = nil }
    func tell() { observers.values.forEach { _ = $0() } }
}

final class Counter: ObservableObject {
    @Published var count: Int

    init(count: Int) {
        self.count = count
        Center.shared.add(self)
    }

    deinit { Center.shared.remove(self) }
}

struct Root: View {
    @State private var size = 1

    var body: some View {
        Button("Larger") { size += 1 }
        Button("Tell") { Center.shared.tell() }
        CounterView(size: size)
    }
}

struct CounterView: View {
    @StateObject private var counter: Counter
    private let size: Int

    init(size: Int) {
        self.size = size
        _counter = StateObject(wrappedValue: Counter(count: size))
    }

    var body: some View {
        Text("\(counter.count) of size \(size)")
    }
}
