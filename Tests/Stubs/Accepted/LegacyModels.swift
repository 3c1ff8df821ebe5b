// Observable objects and their publishers.
import Combine
import Foundation

class Base: ObservableObject {
    @Published var text = ""
    @Published var optional: Int?
    @Published var items: [String] = [] { didSet { print(oldValue) } }
    @Published var `default` = 0
    @Combine.Published var qualified = 0
    @Published var typed: Int
    var plain = 0 { willSet { objectWillChange.send() } }

    init() {
        _typed = Published(initialValue: 1)
    }
}

final class Derived: Base {
    @Published var isOn = false
    @Published private(set) var results: [String] = []
    private var cancellables = Set<AnyCancellable>()
    private var cancellable: AnyCancellable?

    override init() {
        super.init()
        $text
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .map { [$0] }
            .receive(on: RunLoop.main)
            .assign(to: &$results)
        $text.map(\.isEmpty).assign(to: \.isOn, on: self).store(in: &cancellables)
        Publishers.CombineLatest($text, $isOn)
            .sink { [weak self] text, isOn in self?.results = isOn ? [text] : [] }
            .store(in: &cancellables)
        $isOn.combineLatest($optional).sink { print($0, $1 ?? 0) }.store(in: &cancellables)
        cancellable = objectWillChange.sink { _ in print("changes") }
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { print($0) }.store(in: &cancellables)
        NotificationCenter.default.publisher(for: .NSCalendarDayChanged).sink { print($0.name) }.store(in: &cancellables)
    }

    func forward(_ child: Base) {
        child.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }.store(in: &cancellables)
    }

    func watch() async {
        for await text in $text.values { print(text) }
    }
}

final class OwnPublisher: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var text = "" { willSet { objectWillChange.send() } }
}

final class OtherPublisher: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
}

protocol Storing: ObservableObject {
    var text: String { get set }
    var textPublisher: Published<String>.Publisher { get }
}

final class Store: Storing {
    @Published var text = ""
    var textPublisher: Published<String>.Publisher { $text }
}

final class Service {
    let subject = CurrentValueSubject<Int, Never>(0)
    var publisher: AnyPublisher<Int, Never> { subject.eraseToAnyPublisher() }

    func load() -> AnyPublisher<[String], any Error> {
        URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/"))
            .map(\.data)
            .decode(type: [String].self, decoder: JSONDecoder())
            .eraseToAnyPublisher()
    }
}

func observeFromOutside(_ model: Base) -> AnyCancellable {
    model.$text.merge(with: model.$text).prepend("").sink { print($0) }
}
