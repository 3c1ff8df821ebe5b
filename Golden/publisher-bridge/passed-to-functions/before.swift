// Catalogue 61, 216: a function subscribes to the publishers that are passed to it, and comes back to none of the places.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
final class Browser: ObservableObject, Resetting {
    @Published var isLoading = false
    @Published var title = ""

    func reset() { isLoading = false }
}

@MainActor
final class Launch {
    private(set) var isShown = false
    private(set) var titles: [String] = []
    private var cancellables = Set<AnyCancellable>()

    convenience init(browser: Browser) {
        self.init(isLoading: browser.$isLoading)
        follow(browser.$title.dropFirst())
    }

    init(isLoading: some Publisher<Bool, Never>) {
        isLoading
            .removeDuplicates()
            .sink { [weak self] isLoading in self?.isShown = isLoading }
            .store(in: &cancellables)
    }

    private func follow(_ titles: some Publisher<String, Never>) {
        titles
            .sink { [weak self] title in self?.titles.append(title) }
            .store(in: &cancellables)
    }
}

struct BrowserView: View {
    @ObservedObject var browser: Browser
    let launch: Launch

    var body: some View {
        Text("\(browser.title) \(browser.isLoading) \(launch.isShown)")
    }
}
