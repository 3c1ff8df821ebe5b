// Catalogue 35, 60: a property that only its publisher tells of is read by no view, so that setting it updates none any more.
import Combine
import Foundation
import SwiftUI

final class Feed: ObservableObject {
    @Published var items: [String] = []
    @Published var reloads = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        $reloads.sink { print("reload", $0) }.store(in: &cancellables)
    }

    func reload(_ count: Int) { reloads = count }
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.items.count) \(Date().timeIntervalSince1970)")
    }
}
