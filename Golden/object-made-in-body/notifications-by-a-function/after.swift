// Catalogue 103, 222: a publisher of notifications has no value when it is subscribed to, whoever makes it.
import Combine
import SwiftUI

func received(_ name: Notification.Name) -> NotificationCenter.Publisher {
    return NotificationCenter.default.publisher(for: name)
}

enum Events {
    static var dayPublisher: AnyPublisher<Notification, Never> {
        NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }
}

@Observable
final class PostsModel {
    var posts: [String] = []
    @ObservationIgnored private var subscriptions = Set<AnyCancellable>()

    init() {
        received(.NSCalendarDayChanged)
            .sink { [weak self] _ in
                guard let self else { return }
                self.posts = self.posts.filter { !$0.isEmpty }
            }
            .store(in: &subscriptions)
        Events.dayPublisher
            .sink { [weak self] _ in
                guard let self else { return }
                self.posts = self.posts.filter { !$0.isEmpty }
            }
            .store(in: &subscriptions)
    }
}

struct PostsView: View {
    var model: PostsModel

    var body: some View { Text("\(model.posts.count)") }
}

struct HomeView: View {
    var body: some View { PostsView(model: PostsModel()) }
}
