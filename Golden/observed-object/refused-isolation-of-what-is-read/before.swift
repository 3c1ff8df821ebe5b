// Catalogue 165: what is read without a call may be on the main actor as well.
import SwiftUI

@MainActor
final class Settings {
    static let shared = Settings()
    var isLoud = false
}

final class Bell: ObservableObject {
    @Published var count = 0
}

final class Horn: ObservableObject {
    @Published var count = 0
}

struct Ringing {
    @ObservedObject var bell: Bell

    var isLoud: Bool { Settings.shared.isLoud }
}

struct Honking {
    @ObservedObject var horn: Horn
    let settings: Settings

    var isLoud: Bool { settings.isLoud }
}

final class Gong: ObservableObject {
    @Published var count = 0
}

extension View {
    var isMuted: Bool { Settings.shared.isLoud }
}

struct Gonging {
    @ObservedObject var gong: Gong

    var title: String { isMuted ? "" : "\(gong.count)" }
}

extension Gonging: View {
    var body: some View {
        Text(title)
    }
}

struct Root: View {
    @ObservedObject var gong: Gong
    @ObservedObject var bell: Bell
    @ObservedObject var horn: Horn

    var body: some View {
        Gonging(gong: gong)
        Text(Ringing(bell: bell).isLoud ? "\(bell.count)" : "")
        Text(Honking(horn: horn, settings: .shared).isLoud ? "\(horn.count)" : "")
    }
}
