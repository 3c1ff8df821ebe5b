// Catalogue 35, 59: a method of the model has the name of a modifier that views call while they update
import SwiftUI

@Observable
final class Lesson {
    var number = 0
    var title = ""

    func onAppear() {
        title = "First"
    }
}

struct LessonView: View {
    var lesson: Lesson

    var body: some View {
        Text("\(lesson.title) \(lesson.number)").onAppear { lesson.onAppear() }
    }
}
