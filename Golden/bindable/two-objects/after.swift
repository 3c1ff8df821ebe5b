// Catalogue 122: two objects with bindings: two locals, in the order of the properties.
import SwiftUI

@Observable
final class Audio {
    var volume = 0.5
}

@Observable
final class Video {
    var brightness = 0.5
}

struct MixerView: View {
    @Environment(Audio.self) private var audio
    @Environment(Video.self) private var video

    var body: some View {
        @Bindable var audio = audio
        @Bindable var video = video
        VStack {
            Slider(value: $video.brightness)
            Slider(value: $audio.volume)
        }
    }
}

struct StudioView: View {
    @State private var audio = Audio()
    @State private var video = Video()

    var body: some View {
        MixerView()
            .environment(audio)
            .environment(video)
    }
}
