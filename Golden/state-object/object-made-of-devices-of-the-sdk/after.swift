// Catalogue 80: outputs, feedback generators, contexts and bindings that are only made do nothing yet.
import AVFoundation
import LocalAuthentication
import SwiftUI

@Observable
final class Scanner {
    var count = 0
    private let output = AVCaptureMetadataOutput()
    private let photos = AVCapturePhotoOutput()
    private let context = LAContext()
    private let feedback = UIImpactFeedbackGenerator(style: .light)
    private let color: UIColor
    private let stream: AsyncStream<Int>
    private let lock = NSLock()

    init(color: UIColor) {
        self.color = color.withAlphaComponent(0.5)
        stream = AsyncStream<Int>.makeStream().stream
        lock.lock()
        defer { lock.unlock() }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: "/tmp", isDirectory: &isFolder) { count = 1 }
    }
}

struct ScannerView: View {
    @State private var model: Scanner

    init(color: UIColor) { _model = State(initialValue: Scanner(color: color)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            ScannerView(color: .red)
        }
    }
}
