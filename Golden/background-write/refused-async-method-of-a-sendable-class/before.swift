// Catalogue 72, 223: a class that may be used from anywhere is on no actor by that.
import SwiftUI

final class Camera: ObservableObject, @unchecked Sendable {
    @Published private(set) var isFront = true

    func flip() async {
        await Task.yield()
        isFront.toggle()
    }
}

struct CameraView: View {
    @ObservedObject var camera: Camera

    var body: some View {
        Text(camera.isFront ? "front" : "back")
        Button("Flip") { Task { await camera.flip() } }
    }
}
