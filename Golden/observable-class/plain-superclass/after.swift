// Catalogue 15: what the plain superclass stores was not announced, and is not tracked.
import SwiftUI

class Identified {
    var identifier = UUID()
}

@Observable
final class Task2: Identified {
    var title = ""
}

struct TaskView: View {
    @State private var task = Task2()

    var body: some View {
        Text(task.title)
    }
}
