// Catalogue 123: each row injects its own element, which the closure names.
import SwiftUI

final class Lesson: ObservableObject, Identifiable {
    @Published var title = ""
}

struct LessonRow: View {
    @EnvironmentObject private var lesson: Lesson

    var body: some View {
        Text(lesson.title)
    }
}

struct LessonList: View {
    let lessons: [Lesson]

    var body: some View {
        ForEach(lessons) { lesson in
            LessonRow().environmentObject(lesson)
        }
        ForEach(lessons) { LessonRow().environmentObject($0) }
    }
}
