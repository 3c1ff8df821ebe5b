// Catalogue 213: between what is set to a value that may be equal and what tells the view, a helper runs a loop of its own
// later, and another one does not.
import AppKit
import SwiftUI

@MainActor final class Diary: ObservableObject {
    @Published var title = String("")
    @Published var count = 0

    func rename(_ name: String) {
        title = name
        note(name)
        confirm()
        count += 1
    }
}

func note(_ name: String) { print(name) }

@MainActor func confirm() {
    DispatchQueue.main.async {
        let alert = NSAlert()
        _ = alert.runModal()
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View { Text("\(diary.title) \(diary.count) \(Date().timeIntervalSince1970)") }
}
