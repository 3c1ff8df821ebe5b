// Catalogue 30, 39: properties without a default, set in branches and in a throwing init.
import SwiftUI

enum LoadError: Error {
    case empty
}

final class Playlist: ObservableObject {
    @Published var name: String
    @Published var songs: [String]
    @Published var isShuffled: Bool

    init(name: String, songs: [String]) throws {
        guard !songs.isEmpty else { throw LoadError.empty }
        if songs.count > 1 {
            isShuffled = true
        } else {
            isShuffled = false
        }
        self.name = name
        self.songs = songs
    }
}

struct PlaylistView: View {
    @ObservedObject var playlist: Playlist

    var body: some View {
        Text("\(playlist.name) \(playlist.songs.count) \(playlist.isShuffled ? "~" : "")")
    }
}
