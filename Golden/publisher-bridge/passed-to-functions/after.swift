// Catalogue 61, 216: a function subscribes to the publishers that are passed to it, and comes back to none of the places.
import Combine
import SwiftUI

protocol Resetting: AnyObject {
    func reset()
}

@MainActor
@Observable
final class Browser: Resetting {
    var isLoading = false { willSet { isLoadingSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isLoadingSubject = CurrentValueSubject<Bool, Never>(_isLoading)
    var title = "" { willSet { titleSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var titleSubject = CurrentValueSubject<String, Never>(_title)

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func reset() { isLoading = false }
}

@MainActor
final class Launch {
    private(set) var isShown = false
    private(set) var titles: [String] = []
    private var cancellables = Set<AnyCancellable>()

    convenience init(browser: Browser) {
        self.init(isLoading: browser.isLoadingSubject)
        follow(browser.titleSubject.dropFirst())
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
    var browser: Browser
    let launch: Launch

    var body: some View {
        Text("\(browser.title) \(browser.isLoading) \(launch.isShown)")
    }
}
