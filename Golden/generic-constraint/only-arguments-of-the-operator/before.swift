// Catalogue 207: one model is given to the project's operator on Publisher and stays, the other one to a key path of its own.
import Combine
import SwiftUI

extension Publisher where Failure == Never {
    func assign<Root: ObservableObject>(to path: ReferenceWritableKeyPath<Root, Output>, onWeak root: Root) -> AnyCancellable {
        sink { [weak root] value in root?[keyPath: path] = value }
    }
}

final class Tide: ObservableObject {
    @Published var level = 0
}

final class Moon: ObservableObject {
    @Published var phase = 0
}

final class Coast {
    let tide = Tide()
    let moon = Moon()
    private var subscriptions: Set<AnyCancellable> = []

    func start() {
        Just(1).assign(to: \.level, onWeak: tide).store(in: &subscriptions)
        print([moon].map(\.phase))
    }
}

struct CoastView: View {
    @ObservedObject var tide: Tide
    @ObservedObject var moon: Moon

    var body: some View {
        Text("\(tide.level) \(moon.phase)")
    }
}
