// Catalogue 173, 216: these views load more than once.
import Combine
import SwiftUI
import UIKit

@MainActor
final class Stops: ObservableObject {
    @Published var count = 0
}

final class StopsController: UIViewController {
    let stops = Stops()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        stops.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
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
final class Names: ObservableObject {
    @Published var count = 0
}

final class NamesController: UIViewController {
    let names = Names()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        names.$count.sink { [weak self] _ in self?.view.layoutIfNeeded() }.store(in: &cancellables)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        names.count += 1
    }
}

struct NamesView: View {
    @ObservedObject var names: Names

    var body: some View { Text("\(names.count)") }
}

struct StopsView: View {
    @ObservedObject var stops: Stops

    var body: some View { Text("\(stops.count)") }
}
