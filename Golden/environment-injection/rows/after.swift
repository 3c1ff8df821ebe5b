// Catalogue 123: each row injects its own element, which the closure names.
import SwiftUI

@Observable
final class Lesson: Identifiable {
    var title = ""
}

struct LessonRow: View {
    @Environment(Lesson.self) private var lesson

    var body: some View {
        Text(lesson.title)
    }
}

struct LessonList: View {
    let lessons: [Lesson]

    var body: some View {
        ForEach(lessons) { lesson in
            LessonRow().environment(lesson)
        }
        ForEach(lessons) { LessonRow().environment($0) }
    }
}
