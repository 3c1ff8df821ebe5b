// Catalogue 35: all that is read of the object stands behind conditions that change only where something is tried and awaited.
import SwiftUI

final class Account: ObservableObject {
    @Published var title = ""
}

@MainActor var isCompact = false

@MainActor
enum Flags {
    static var isPlain = false

    static func isSet(_ name: String) async throws -> Bool { !name.isEmpty }

    static func load() async throws {
        try await isCompact = isSet("compact")
        try await Flags.isPlain = isSet("plain")
    }
}

struct CompactView: View {
    @ObservedObject var account: Account

    var body: some View {
        if isCompact {
            Text("Compact")
        } else {
            Text(account.title)
        }
    }
}

struct PlainView: View {
    @ObservedObject var account: Account

    var body: some View {
        if Flags.isPlain {
            Text("Plain")
        } else {
            Text(account.title)
        }
    }
}
