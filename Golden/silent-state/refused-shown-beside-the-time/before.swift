// Catalogue 213: views of the SDK follow the time, but not what else is shown in them.
import SwiftUI

final class Workout {
    static let shared = Workout()
    var count = 0
    var end = Date(timeIntervalSince1970: 9)
}

final class MinuteModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Workout.shared.count += 1
        selection += 1
    }
}

struct MinuteView: View {
    @ObservedObject var model: MinuteModel

    var body: some View {
        Text(model.title)
        TimelineView(.everyMinute) { _ in Text("\(Date()) \(Workout.shared.count)") }
    }
}

struct HourView: View {
    @ObservedObject var model: MinuteModel

    var body: some View {
        Text(model.title)
        TimelineView(.periodic(from: .now, by: 3600)) { _ in Text(text) }
    }

    private var text: String { "\(Workout.shared.count)" }
}

final class EndModel: ObservableObject {
    @Published var title = ""
    @Published var selection = 0

    func select() {
        Workout.shared.end += 60
        selection += 1
    }
}

struct EndView: View {
    @ObservedObject var model: EndModel

    var body: some View {
        Text(model.title)
        Text(timerInterval: Date()...Workout.shared.end)
    }
}
