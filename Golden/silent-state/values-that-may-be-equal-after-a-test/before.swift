// Catalogue 213: a test of another value, of a local, or before an await says nothing of what the property holds.
import SwiftUI

final class Liked: ObservableObject {
    @Published private(set) var isLiked = false
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    func like(_ isLiked: Bool) {
        guard !isLiked else { return }
        self.isLiked = true
    }
}

@MainActor
final class Waiting: ObservableObject {
    @Published private(set) var isRead = true
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    func forget() async {
        guard isRead else { return }
        await Task.yield()
        isRead = false
    }
}

final class Same: ObservableObject {
    @Published private(set) var isDone = false
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    func finish() {
        guard isDone else { return }
        isDone = true
    }
}

struct LikedView: View {
    @StateObject private var liked = Liked()

    var body: some View { Text("\(liked.isLiked) \(liked.isOn)") }
}

struct WaitingView: View {
    @StateObject private var waiting = Waiting()

    var body: some View { Text("\(waiting.isRead) \(waiting.isOn)") }
}

struct SameView: View {
    @StateObject private var same = Same()

    var body: some View { Text("\(same.isDone) \(same.isOn)") }
}
