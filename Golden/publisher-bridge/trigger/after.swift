// Catalogue 35, 60: a property that only its publisher tells of is read by no view, so that setting it updates none any more.
import Combine
import Foundation
import SwiftUI

@Observable
final class Feed {
    var items: [String] = []
    var reloads = 0 { willSet { reloadsSubject.send(newValue) } }
    @ObservationIgnored private lazy var reloadsSubject = CurrentValueSubject<Int, Never>(_reloads)
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        reloadsSubject.sink { print("reload", $0) }.store(in: &cancellables)
    }

    func reload(_ count: Int) { reloads = count }
}

struct FeedView: View {
    var feed: Feed

    var body: some View {
        Text("\(feed.items.count) \(Date().timeIntervalSince1970)")
    }
}
