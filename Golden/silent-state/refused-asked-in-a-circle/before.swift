// Catalogue 213, 220: functions that call one another ask the clock, whichever of them is asked first.
import SwiftUI

final class Journal: ObservableObject {
    @Published var pages = 0

    func turn() { pages += 1 }
}

final class Diary: ObservableObject {
    @Published var pages = 0

    func turn() { pages += 1 }
}

enum Stamp {
    static func long(_ depth: Int) -> String { depth == 0 ? short(depth) : "\(Date().timeIntervalSince1970)" }

    static func short(_ depth: Int) -> String { depth > 9 ? long(depth - 1) : String(depth) }
}

struct JournalView: View {
    @ObservedObject var journal: Journal

    var body: some View {
        Text(Stamp.long(3)).onTapGesture { journal.turn() }
    }
}

struct DiaryView: View {
    @ObservedObject var diary: Diary

    var body: some View {
        Text(Stamp.short(3)).onTapGesture { diary.turn() }
    }
}

struct PagesView: View {
    @ObservedObject var journal: Journal
    @ObservedObject var diary: Diary

    var body: some View {
        Text("\(journal.pages) \(diary.pages)")
    }
}
