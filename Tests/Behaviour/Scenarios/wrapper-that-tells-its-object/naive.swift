// Stale: the wrapper no longer tells the object, and nothing else publishes what is set.
import Combine
import SwiftUI

@propertyWrapper
struct Clamped {
    private var value: Int
    private let limit: Int
    private let subject = PassthroughSubject<Int, Never>()

    init(wrappedValue: Int, limit: Int) {
        value = wrappedValue
        self.limit = limit
    }

    var projectedValue: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

    @available(*, unavailable)
    var wrappedValue: Int {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Int>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Int {
        get { object[keyPath: path].value }
        set {
            object[keyPath: path].value = min(newValue, object[keyPath: path].limit)
            object[keyPath: path].subject.send(object[keyPath: path].value)
        }
    }
}

@Observable
final class Volume {
    @ObservationIgnored @Clamped(limit: 3) var level = 1
    private(set) var sent: [Int] = []
    @ObservationIgnored private var subscription: AnyCancellable?

    init() {
        _level = Clamped(wrappedValue: 2, limit: 4)
        subscription = $level.sink { [weak self] in self?.sent.append($0) }
    }

    func up() { level += 1 }
}

struct Root: View {
    @State private var volume = Volume()

    var body: some View {
        Button("Up") { volume.up() }
        LevelView(volume: volume)
        SentView(volume: volume)
    }
}

struct LevelView: View {
    var volume: Volume

    var body: some View {
        Text("level \(volume.level)")
    }
}

struct SentView: View {
    var volume: Volume

    var body: some View {
        Text("sent \(volume.sent.count)")
    }
}
