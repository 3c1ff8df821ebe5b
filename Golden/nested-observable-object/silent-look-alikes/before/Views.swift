import SwiftUI

struct PlaylistView: View {
    @ObservedObject var playlist: Playlist
    @ObservedObject var forwarding: Forwarding
    let shelf: Shelf

    var body: some View {
        TrackView(track: playlist.current)
        Text(playlist.name + playlist.observed.title + forwarding.track.title + shelf.track.title)
        Text("\(playlist.current.length)")
        Button("Play") {
            playlist.current.play()
            print(playlist.current.title)
        }
    }
}

struct TrackView: View {
    @ObservedObject var track: Track

    var body: some View { Text(track.title) }
}

struct BothView: View {
    @ObservedObject var playlist: Playlist
    @ObservedObject var track: Track

    var body: some View { Text(playlist.current.title + track.title) }
}

struct ReceivingView: View {
    @ObservedObject var playlist: Playlist
    @State private var title = ""

    var body: some View {
        Text(title + playlist.current.title)
            .onReceive(playlist.current.$title) { title = $0 }
    }
}
