// Catalogue 160: a name that stands alone means the member of the type around, and no generic function of another type.
import Combine
import SwiftUI
import UIKit

extension UIViewController {
    func subscribe<Model: ObservableObject>(to model: Model, block: @escaping () -> Void) -> AnyCancellable {
        model.objectWillChange.sink { _ in block() }
    }
}

final class Loader {
    private var cancellables = Set<AnyCancellable>()
    private let sources: [AnyPublisher<Int, Never>]

    init(sources: [AnyPublisher<Int, Never>]) {
        self.sources = sources
        sources.forEach(subscribe)
    }

    private func subscribe(to source: AnyPublisher<Int, Never>) {
        source.sink { print($0) }.store(in: &cancellables)
    }
}

@Observable
final class Cart {
    var count = 0
}

struct CartView: View {
    @State private var cart = Cart()

    var body: some View { Stepper("\(cart.count)", value: $cart.count) }
}
