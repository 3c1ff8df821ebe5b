// Catalogue 34, 172: the wrapper comes from a library, and may ask for ObservableObject.
import Followers
import SwiftUI

final class Channel: ObservableObject {
    @Published var title = ""
}

struct ChannelView: View {
    @Followed var channel: Channel

    var body: some View {
        Text(channel.title)
    }
}
