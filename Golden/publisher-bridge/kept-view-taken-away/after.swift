// Catalogue 173, 216: a view that is taken away loads again.
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

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        view = nil
    }
}

struct StopsView: View {
    var stops: Stops

    var body: some View { Text("\(stops.count)") }
}
