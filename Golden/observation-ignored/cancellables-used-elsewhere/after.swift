// Catalogue 35: cancellables are nothing that a view shows, even where others could see them.
import Combine
import SwiftUI

@Observable
final class Inbox {
    var unread = 0
    @ObservationIgnored var cancellables: Set<AnyCancellable> = []

    func follow(_ count: AnyPublisher<Int, Never>) {
        count.sink { [weak self] in self?.unread = $0 }.store(in: &cancellables)
    }
}

final class Session {
    let inbox = Inbox()

    func close() {
        inbox.cancellables.removeAll()
    }
}

struct InboxView: View {
    var inbox: Inbox

    var body: some View {
        Text("\(inbox.unread)")
    }
}
