// Catalogue 173, 216: these views load more than once.
import Combine
import SwiftUI
import UIKit

@MainActor
@Observable
final class Stops {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

final class StopsController: UIViewController {
    let stops = Stops()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        stops.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        stops.count += 1
    }
}

/// Whichever controller it is.
extension UIViewController {
    func reload() { viewDidLoad() }
}

@MainActor
@Observable
final class Names {
    var count: Int {
        get { access(keyPath: \.count); return countStorage }
        set { withMutation(keyPath: \.count) { countStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var countStorage = 0
}

final class NamesController: UIViewController {
    let names = Names()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        names.$countStorage.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        names.count += 1
    }
}

struct NamesView: View {
    var names: Names

    var body: some View { Text("\(names.count)") }
}

struct StopsView: View {
    var stops: Stops

    var body: some View { Text("\(stops.count)") }
}
