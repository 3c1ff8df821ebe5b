// Catalogue 83: an object that is dropped takes back the observer that it was given, or tells others of it.
import SwiftUI

extension Notification.Name {
    static let done = Notification.Name("done")
}

final class Center {
    static let shared = Center()
    private(set) var count = 0

    func removeObserver(_ observer: NSObjectProtocol) { count -= 1 }
}

final class Given: ObservableObject {
    @Published var count = 0
    private var observer: NSObjectProtocol?

    init(observer: NSObjectProtocol?) { self.observer = observer }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }
}

final class Told: ObservableObject {
    @Published var count = 0
    private var observer: NSObjectProtocol?

    init(count: Int) {
        observer = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: .main) { [weak self] _ in
            self?.count = 1
        }
    }

    deinit {
        if let observer { Center.shared.removeObserver(observer) }
    }
}

struct GivenView: View {
    @StateObject private var given: Given
    @StateObject private var told: Told

    init(observer: NSObjectProtocol?) {
        _given = StateObject(wrappedValue: Given(observer: observer))
        _told = StateObject(wrappedValue: Told(count: 0))
    }

    var body: some View {
        Stepper("Given", value: $given.count)
        Stepper("Told", value: $told.count)
    }
}

struct RootView: View {
    let observer: NSObjectProtocol?

    var body: some View { GivenView(observer: observer) }
}
