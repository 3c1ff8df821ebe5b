// Catalogue 60: a package that does not link the module has no object of its public class.
import Shared
import SwiftUI

public final class TaskModel: ObservableObject {
    @Published public var startDate = Date()

    public init() {}
}

public struct TaskView: View {
    @ObservedObject var task: TaskModel

    public var body: some View {
        Text(task.startDate, style: .date)
    }
}
