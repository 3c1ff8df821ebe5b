// Catalogue 103, 221: a body calls a closure that it was given, which calls a function that makes the object, or reads
// it itself.
import SwiftUI

final class Detail: ObservableObject {
    @Published var progress: Int
    @Published var isDone = false

    init(saved: Int) {
        progress = saved
        if progress > 1 { isDone = true }
    }

    func start() { progress += 1 }
}

final class Profile: ObservableObject {
    @Published var isLoading = false

    func load() {
        guard !isLoading else { return }
        isLoading = true
        Task { @MainActor in isLoading = false }
    }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        Text("\(detail.progress) \(detail.isDone ? "done" : "open")").onAppear { detail.start() }
    }
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View {
        if profile.isLoading { ProgressView() }
    }
}

struct ListView: View {
    let makeDetail: (Int) -> Detail
    let makeProfile: () -> Profile

    var body: some View {
        DetailView(detail: makeDetail(1))
        ProfileView(profile: makeProfile())
    }
}

final class Container {
    private var saved = 0

    func detail(for number: Int) -> Detail { stored(number) }

    private func stored(_ number: Int) -> Detail {
        let detail = Detail(saved: saved + number)
        return detail
    }
}

struct RootView: View {
    let container = Container()

    var body: some View {
        ListView(
            makeDetail: { [container] number in container.detail(for: number) },
            makeProfile: {
                let profile = Profile()
                profile.load()
                return profile
            })
    }
}
