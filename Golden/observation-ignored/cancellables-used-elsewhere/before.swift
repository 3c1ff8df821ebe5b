// Catalogue 35: cancellables are nothing that a view shows, even where others could see them.
import Combine
import SwiftUI

final class Inbox: ObservableObject {
    @Published var unread = 0
    var cancellables: Set<AnyCancellable> = []

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
    @ObservedObject var inbox: Inbox

    var body: some View {
        Text("\(inbox.unread)")
    }
}
