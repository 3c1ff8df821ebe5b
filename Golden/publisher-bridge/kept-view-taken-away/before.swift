// Catalogue 173, 216: a view that is taken away loads again.
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

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        view = nil
    }
}

struct StopsView: View {
    @ObservedObject var stops: Stops

    var body: some View { Text("\(stops.count)") }
}
