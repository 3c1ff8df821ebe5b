// Catalogue 122: two objects with bindings: two locals, in the order of the properties.
import SwiftUI

final class Audio: ObservableObject {
    @Published var volume = 0.5
}

final class Video: ObservableObject {
    @Published var brightness = 0.5
}

struct MixerView: View {
    @EnvironmentObject private var audio: Audio
    @EnvironmentObject private var video: Video

    var body: some View {
        VStack {
            Slider(value: $video.brightness)
            Slider(value: $audio.volume)
        }
    }
}

struct StudioView: View {
    @StateObject private var audio = Audio()
    @StateObject private var video = Video()

    var body: some View {
        MixerView()
            .environmentObject(audio)
            .environmentObject(video)
    }
}
