// Catalogue 173, 216: something else may subscribe to these, or the controller does so again or when values were sent.
import Combine
import SwiftUI
import UIKit

@MainActor
final class Given: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Replaced: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Appearing: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Early: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Outside: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Looped: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Later: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Shared: ObservableObject {
    @Published var count = 0

    static let shared = Shared()
}

@MainActor
final class Twice: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Global: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Refreshed: ObservableObject {
    @Published var count = 0
}

@MainActor
final class Chosen: ObservableObject {
    @Published var count = 0

    static let shared = Chosen()
}

@MainActor
final class Fixed: ObservableObject {
    @Published var count = 0
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
        early.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func viewDidLoad() {
        super.viewDidLoad()
        given.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        replaced.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        early.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        outside.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        shared.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        twice.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        twice.$count.sink { print($0) }.store(in: &cancellables)
        global.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        chosen.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        Self.fixed.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        for _ in 0..<2 {
            looped.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        }
        later.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
        DispatchQueue.main.async { [later] in
            later.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &self.cancellables)
        }
        refresh()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearing.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
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
        refreshed.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
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
        controller.outside.$count.sink { print($0) }.store(in: &cancellables)
    }
}

struct AllView: View {
    @ObservedObject var given: Given
    @ObservedObject var replaced: Replaced
    @ObservedObject var appearing: Appearing
    @ObservedObject var early: Early
    @ObservedObject var outside: Outside
    @ObservedObject var looped: Looped
    @ObservedObject var later: Later
    @ObservedObject var shared: Shared
    @ObservedObject var twice: Twice
    @ObservedObject var global: Global
    @ObservedObject var refreshed: Refreshed
    @ObservedObject var chosen: Chosen
    @ObservedObject var fixed: Fixed

    var body: some View {
        Text("\(given.count + replaced.count + appearing.count + early.count + outside.count)")
        Text("\(looped.count + later.count + shared.count + twice.count + global.count)")
        Text("\(refreshed.count + chosen.count + fixed.count)")
    }
}
