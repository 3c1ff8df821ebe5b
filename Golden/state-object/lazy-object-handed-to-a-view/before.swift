// Catalogue 84, 90: what a lazy variable holds was made when the view was shown, and would be with each body that links to it.
import Combine
import SwiftUI

final class Onboarding: ObservableObject {
    @Published var step = 0
    private var cancellables = Set<AnyCancellable>()

    init(steps: AnyPublisher<Int, Never>) {
        steps.sink { print("tracked", $0) }.store(in: &cancellables)
    }
}

final class Menu {
    private let steps = CurrentValueSubject<Int, Never>(1)
    private(set) lazy var onboarding = Onboarding(steps: steps.eraseToAnyPublisher())
    private(set) lazy var empty = Plain()
}

final class Plain: ObservableObject {
    @Published var count = 0
}

struct OnboardingView: View {
    @StateObject var onboarding: Onboarding

    var body: some View { Text("\(onboarding.step)") }
}

struct PlainView: View {
    @StateObject var plain: Plain

    var body: some View { Text("\(plain.count)") }
}

struct MenuView: View {
    let menu: Menu
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { OnboardingView(onboarding: menu.onboarding) }
        PlainView(plain: menu.empty)
    }
}
