// Catalogue 164: without stored variables there is no mutable storage, and the registrar of the macro is Sendable itself.
import SwiftUI

final class Endpoint: ObservableObject {
    let host: String
    private let retries: Int

    var address: String { "https://\(host)" }

    init(host: String, retries: Int = 3) {
        self.host = host
        self.retries = retries
    }
}

extension Endpoint: Sendable {}

struct EndpointView: View {
    @EnvironmentObject private var endpoint: Endpoint

    var body: some View {
        Text(endpoint.address)
    }
}

struct RootView: View {
    @StateObject private var endpoint = Endpoint(host: "example.org")

    var body: some View {
        EndpointView().environmentObject(endpoint)
    }
}
