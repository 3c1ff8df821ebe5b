// Catalogue 172: a class that isn't declared here stays with its wrappers, wherever it is used.
import ImageKit
import SwiftUI

struct RemoteImage: View {
    @ObservedObject var binder: ImageBinder
    @StateObject private var loader = ImageLoader()
    @EnvironmentObject private var cache: ImageCache

    var body: some View {
        Toggle("\(binder.progress)", isOn: $loader.isRunning)
            .environmentObject(cache)
    }
}
