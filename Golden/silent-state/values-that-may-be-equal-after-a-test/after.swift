// Catalogue 213: a test of another value, of a local, or before an await says nothing of what the property holds.
import SwiftUI

@Observable
final class Liked {
    private(set) var isLiked = false
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func like(_ isLiked: Bool) {
        guard !isLiked else { return }
        self.isLiked = true
    }
}

@MainActor
@Observable
final class Waiting {
    private(set) var isRead = true
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func forget() async {
        guard isRead else { return }
        await Task.yield()
        isRead = false
    }
}

@Observable
final class Same {
    private(set) var isDone = false
    var isOn: Bool { UserDefaults.standard.bool(forKey: "isOn") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }

    func finish() {
        guard isDone else { return }
        isDone = true
    }
}

struct LikedView: View {
    @State private var liked = Liked()

    var body: some View { Text("\(liked.isLiked) \(liked.isOn)") }
}

struct WaitingView: View {
    @State private var waiting = Waiting()

    var body: some View { Text("\(waiting.isRead) \(waiting.isOn)") }
}

struct SameView: View {
    @State private var same = Same()

    var body: some View { Text("\(same.isDone) \(same.isOn)") }
}
