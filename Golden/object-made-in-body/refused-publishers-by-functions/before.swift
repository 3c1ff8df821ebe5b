// Catalogue 103, 222: these have a value at once: what is observed by its key path, and notifications behind another value.
import Combine
import SwiftUI

func observed(_ defaults: UserDefaults) -> AnyPublisher<String, Never> {
    defaults.publisher(for: \.description).eraseToAnyPublisher()
}

func refreshed(_ name: Notification.Name) -> AnyPublisher<String, Never> {
    NotificationCenter.default.publisher(for: name).map { _ in "" }.prepend("").eraseToAnyPublisher()
}

final class PostsModel: ObservableObject {
    @Published var posts: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init() {
        observed(.standard)
            .sink { [weak self] _ in
                guard let self else { return }
                self.posts = self.posts.filter { !$0.isEmpty }
            }
            .store(in: &subscriptions)
    }
}

final class TagsModel: ObservableObject {
    @Published var tags: [String] = []
    private var subscriptions = Set<AnyCancellable>()

    init() {
        refreshed(.NSCalendarDayChanged)
            .sink { [weak self] _ in
                guard let self else { return }
                self.tags = self.tags.filter { !$0.isEmpty }
            }
            .store(in: &subscriptions)
    }
}

struct PostsView: View {
    @ObservedObject var model: PostsModel
    @ObservedObject var tags: TagsModel

    var body: some View { Text("\(model.posts.count) \(tags.tags.count)") }
}

struct HomeView: View {
    var body: some View { PostsView(model: PostsModel(), tags: TagsModel()) }
}
