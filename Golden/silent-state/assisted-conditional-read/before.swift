// Catalogue 35: asked for, the classes move.
import Foundation
import SwiftUI

final class Player {
    static let shared = Player()
    var isPlaying = false

    func play() {
        isPlaying = true
    }
}

final class Buffering: ObservableObject {
    @Published var state = 0.0
    @Published var isPaused = false

    private var player: Player { .shared }

    var isShown: Bool { player.isPlaying && isPaused }

    var text: String? {
        guard isAvailable else { return nil }
        return "\(state)"
    }

    var line: String? {
        guard let text else { return nil }
        return text
    }

    private var isAvailable: Bool { player.isPlaying }
}

final class Folder: ObservableObject {
    @Published private(set) var revision = UUID()

    func names(_ path: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    func reload() {
        revision = UUID()
    }
}

final class Tips: ObservableObject {
    @Published var tip = ""
}

struct BufferingView: View {
    @ObservedObject var buffering: Buffering

    var body: some View {
        Text(buffering.line ?? "")
            .opacity(buffering.isShown ? 1 : 0)
    }
}

struct FolderView: View {
    @ObservedObject var folder: Folder
    let path: String

    var body: some View {
        if folder.names(path).isEmpty {
            Text("Empty")
        } else {
            ForEach(folder.names(path), id: \.self) { name in
                Text(name)
            }
            .id(folder.revision)
        }
    }
}

struct TipView: View {
    @ObservedObject var tips: Tips

    var body: some View {
        Text(UserDefaults.standard.bool(forKey: "tips") ? tips.tip : "")
            .onTapGesture { tips.tip = "" }
    }
}
