// Catalogue 173, 216: something else may subscribe to these, or the controller does so again or when values were sent.
import Combine
import SwiftUI
import UIKit

@MainActor
@Observable
final class Given {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Replaced {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Appearing {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Early {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Outside {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Looped {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Later {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Shared {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0

    static let shared = Shared()
}

@MainActor
@Observable
final class Twice {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Global {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Refreshed {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor
@Observable
final class Chosen {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0

    static let shared = Chosen()
}

@MainActor
@Observable
final class Fixed {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

@MainActor let global = Global()

final class Controller: UIViewController {
    static let fixed = Fixed()
    let given: Given
    var replaced = Replaced()
    let appearing = Appearing()
    let early = Early()
    let outside = Outside()
    let looped = Looped()
    let later = Later()
    let shared = Shared.shared
    let twice = Twice()
    let refreshed = Refreshed()
    let chosen: Chosen
    private var cancellables = Set<AnyCancellable>()

    init(given: Given, isOwn: Bool) {
        self.given = given
        chosen = isOwn ? Chosen() : .shared
        super.init(nibName: nil, bundle: nil)
        early.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        given.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        replaced.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        early.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        outside.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        shared.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        twice.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        twice.$countStorage.sink { print($0) }.store(in: &cancellables)
        global.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        chosen.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        Self.fixed.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        for _ in 0..<2 {
            looped.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        }
        later.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        DispatchQueue.main.async { [later] in
            later.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &self.cancellables)
        }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearing.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        given.count += 1
        replaced.count += 1
        appearing.count += 1
        early.count += 1
        outside.count += 1
        looped.count += 1
        later.count += 1
        shared.count += 1
        twice.count += 1
        global.count += 1
        refreshed.count += 1
        chosen.count += 1
        Self.fixed.count += 1
    }

    func refresh() {
        refreshed.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    func replace() {
        replaced = Replaced()
        refresh()
    }
}

final class Reader {
    private var cancellables = Set<AnyCancellable>()

    @MainActor
    func follow(_ controller: Controller) {
        controller.outside.$countStorage.sink { print($0) }.store(in: &cancellables)
    }
}

struct AllView: View {
    var given: Given
    var replaced: Replaced
    var appearing: Appearing
    var early: Early
    var outside: Outside
    var looped: Looped
    var later: Later
    var shared: Shared
    var twice: Twice
    var global: Global
    var refreshed: Refreshed
    var chosen: Chosen
    var fixed: Fixed

    var body: some View {
        Text("\(given.count + replaced.count + appearing.count + early.count + outside.count)")
        Text("\(looped.count + later.count + shared.count + twice.count + global.count)")
        Text("\(refreshed.count + chosen.count + fixed.count)")
    }
}
