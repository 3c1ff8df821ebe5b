// Catalogue 59: what a choice of the user calls runs later, and is no part of an update.
import SwiftUI

@Observable
final class Playlist {
    var isChoosing = false
    var files: [String] = []

    func load(_ address: String) {
        files = [address]
    }
}

struct PlaylistView: View {
    @State private var playlist = Playlist()

    var body: some View {
        ForEach(playlist.files, id: \.self) { Text($0) }
            .fileImporter(isPresented: $playlist.isChoosing, allowedContentTypes: []) { result in
                if case .success(let address) = result { playlist.load(address.path) }
            }
    }
}
