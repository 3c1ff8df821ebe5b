// Catalogue 213: objects and types of frameworks whose state nobody announces.
import AVFoundation
import GameKit
import PDFKit
import SwiftUI
import UIKit

final class Meter: ObservableObject {
    @Published var title = ""
    @Published var number = 0
    let synthesizer = AVSpeechSynthesizer()
    let document = PDFDocument()

    func load() {
        document.removePage(at: 0)
        number += 1
    }
}

struct SpeechView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + (meter.synthesizer.isSpeaking ? "…" : "")) }
}

struct DocumentView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + "\(meter.document.pageCount)") }
}

struct PlayerView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + (GKLocalPlayer.local.isAuthenticated ? "" : "…")) }
}

struct VoiceView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.title + (UIAccessibility.isVoiceOverRunning ? "" : "…")) }
}
