// Class forms that `@Observable` accepts.
import Combine
import SwiftUI

@Observable public final class Public {
    public private(set) var text = ""
    public init() {}
}

@MainActor @Observable
final class OnMainActor {
    var text: String
    nonisolated let id = UUID()
    @ObservationIgnored private var task: Task<Void, Never>?

    init(text: String) {
        _text = text
    }

    deinit {
        task?.cancel()
    }
}

@available(iOS 17, macOS 14, *)
@Observable @MainActor
class Base {
    var text = "" { didSet { print(oldValue) } }
    var optional: Int?
    var implicit: String!
    weak var other: Base?
    @ObservationIgnored lazy var length = text.count
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
}

@Observable
final class Derived: Base {
    var isOn = false
    @ObservationIgnored override var optional: Int? {
        didSet { print(isOn) }
    }
}

@Observable
final class Delegate: NSObject, Identifiable {
    var text: String

    override init() {
        text = ""
        super.init()
        text = "done"
    }
}

@Observable
final class Generic<Element> {
    var elements: [Element] = []
}

enum Screen {
    @Observable
    final class Model {
        var text = ""
    }

    @Observable
    fileprivate final class Hidden {
        var text = ""
    }
}

@Observable
private final class TopLevel {
    var text = ""
}

@Observable
final class Wrapped {
    @ObservationIgnored @AppStorage("name") var name = ""
    var manual: Bool {
        get {
            access(keyPath: \.manual)
            return UserDefaults.standard.bool(forKey: "manual")
        }
        set {
            withMutation(keyPath: \.manual) { UserDefaults.standard.set(newValue, forKey: "manual") }
        }
    }
}

@Observable
final class Bridge {
    var query = "" { didSet { querySubject.send(query) } }
    @ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(query)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    func start() {
        querySubject.removeDuplicates().sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Coded: Codable {
    var text = ""

    enum CodingKeys: String, CodingKey {
        case _text = "text"
    }
}

func paths() {
    let path: ReferenceWritableKeyPath<Generic<Int>, [Int]> = \.elements
    print(path, withObservationTracking({ Screen.Model().text }, onChange: {}))
    _ = Just([1]).assign(to: \.elements, on: Generic<Int>())
}
