// Catalogue 72, 223: a helper that a protocol asks for runs what it is given in a task on no actor.
import SwiftUI

protocol HostProvider {
    func host(answer: @escaping (String?) -> Void)
}

final class RemoteHostProvider: HostProvider {
    func host(answer: @escaping (String?) -> Void) {
        Task {
            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com")!)
            answer(String(decoding: data, as: UTF8.self))
        }
    }
}

enum Providers {
    static func make() -> HostProvider { RemoteHostProvider() }
}

@Observable
final class LinkModel {
    var email = ""
    var serverName: String?

    func load() {
        Providers.make().host { [weak self] host in
            self?.serverName = host
        }
    }
}

struct LinkView: View {
    @Bindable var model: LinkModel

    var body: some View {
        VStack {
            TextField("Mail", text: $model.email)
            Text(model.serverName ?? "")
        }
        .onAppear { model.load() }
    }
}
