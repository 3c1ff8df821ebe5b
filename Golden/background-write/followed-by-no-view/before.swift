// Catalogue 72: what no view follows gave no warning about changes off the main thread.
import Combine
import SwiftUI

protocol Controller: ObservableObject {
    var namePublisher: AnyPublisher<String, Never> { get }
    func play() async
}

final class Player: Controller {
    @Published var name = ""
    var namePublisher: AnyPublisher<String, Never> { $name.eraseToAnyPublisher() }

    func play() async {
        name = "A"
    }
}

final class Manager {
    static let shared = Manager()
    private var active: (any Controller)? = Player()
    private var names: AnyCancellable?

    init() {
        names = active?.namePublisher.receive(on: DispatchQueue.main).sink { print($0) }
    }

    func play() {
        Task { await active?.play() }
    }
}

struct Screen: View {
    var body: some View {
        Button("Play") { Manager.shared.play() }
    }
}
