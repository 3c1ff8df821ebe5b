// Catalogue 34, 154: a wrapper of the project that publishes through the object around it.
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

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Int>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Int where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = min(newValue, object[keyPath: path].limit)
            object[keyPath: path].subject.send(object[keyPath: path].value)
        }
    }
}

final class Volume: ObservableObject {
    @Clamped(limit: 3) var level = 1
    @Published private(set) var sent: [Int] = []
    private var subscription: AnyCancellable?

    init() {
        _level = Clamped(wrappedValue: 2, limit: 4)
        subscription = $level.sink { [weak self] in self?.sent.append($0) }
    }

    func up() { level += 1 }
}

struct Root: View {
    @StateObject private var volume = Volume()

    var body: some View {
        Button("Up") { volume.up() }
        LevelView(volume: volume)
        SentView(volume: volume)
    }
}

struct LevelView: View {
    @ObservedObject var volume: Volume

    var body: some View {
        Text("level \(volume.level)")
    }
}

struct SentView: View {
    @ObservedObject var volume: Volume

    var body: some View {
        Text("sent \(volume.sent.count)")
    }
}
