// Catalogue 59: what a choice of the user calls runs later, and is no part of an update.
import SwiftUI

final class Playlist: ObservableObject {
    @Published var isChoosing = false
    var files: [String] = []

    func load(_ address: String) {
        files = [address]
    }
}

struct PlaylistView: View {
    @StateObject private var playlist = Playlist()

    var body: some View {
        ForEach(playlist.files, id: \.self) { Text($0) }
            .fileImporter(isPresented: $playlist.isChoosing, allowedContentTypes: []) { result in
                if case .success(let address) = result { playlist.load(address.path) }
            }
    }
}
