// Catalogue 173, 216: a view loads once, so that nothing subscribes to what its controller made when values were sent.
import Combine
import SwiftUI
import UIKit

@MainActor
@Observable
final class Stops {
    private(set) var count = 0 { willSet { countSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var countSubject = CurrentValueSubject<Int, Never>(_count)
    private(set) var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)

    nonisolated func changed(_ count: Int) {
        Task { @MainActor in self.count = count }
    }

    func rename(_ title: String) { self.title = title }
}

final class StopsController: UIViewController {
    let stops = Stops()
    private let button = UIButton()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
        stops.titleSubject
            .sink { [weak self] title in
                self?.title = title
                self?.view.layoutIfNeeded()
            }
            .store(in: &cancellables)
    }

    private func bind() {
        stops.countSubject
            .sink { [weak self] count in self?.show(count) }
            .store(in: &cancellables)
        stops.countSubject
            .filter { $0 > 0 }
            .sink { [weak self] _ in self?.view.setNeedsLayout() }
            .store(in: &cancellables)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stops.rename("laid out")
    }

    private func show(_ count: Int) { button.isHidden = count == 0 }
}

/// Another one with objects of its own.
final class TitleController: UIViewController {
    private let stops: Stops
    private var cancellables = Set<AnyCancellable>()

    init(title: String) {
        stops = Stops()
        super.init(nibName: nil, bundle: nil)
        stops.rename(title)
    }

    required init?(coder: NSCoder) {
        self.stops = Stops()
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stops.titleSubject.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
    }
}

/// It loads again by itself, and nothing else.
final class OtherController: UIViewController {
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
    }

    func reload() { viewDidLoad() }
}

struct StopsView: View {
    var stops: Stops

    var body: some View {
        Text("\(stops.title) \(stops.count)")
    }
}
