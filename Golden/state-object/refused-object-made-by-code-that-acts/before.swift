// Catalogue 83: code that runs with each value of the view sets, tells or ends something besides.
import SwiftUI

final class Shared {
    static var made = 0
    static var names: [String] = []
}

func count(_ number: inout Int) -> Int {
    number += 1
    return number
}

final class Convenient: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
        Shared.names.append(text)
    }

    convenience init() {
        self.init(text: "A")
    }
}

struct ConvenientView: View {
    @StateObject private var model: Convenient

    init() {
        _model = StateObject(wrappedValue: Convenient())
    }

    var body: some View {
        Text(model.text)
    }
}

final class Counted: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }

    static func text() -> String {
        Shared.made += 1
        return "\(Shared.made)"
    }
}

struct CountedView: View {
    @StateObject private var model: Counted

    init() {
        _model = StateObject(wrappedValue: Counted(text: Counted.text()))
    }

    var body: some View {
        Text(model.text)
    }
}

final class Handed: ObservableObject {
    @Published var text: String

    init() {
        text = "\(count(&Shared.made))"
    }
}

struct HandedView: View {
    @StateObject private var model: Handed

    init() {
        _model = StateObject(wrappedValue: Handed())
    }

    var body: some View {
        Text(model.text)
    }
}

final class Ending: ObservableObject {
    @Published var text = ""
    private var task: Task<Void, Never>?

    init(task: Task<Void, Never>?) {
        self.task = task
    }

    deinit {
        task?.cancel()
    }
}

struct EndingView: View {
    @StateObject private var model: Ending

    init(task: Task<Void, Never>?) {
        _model = StateObject(wrappedValue: Ending(task: task))
    }

    var body: some View {
        Text(model.text)
    }
}

final class Given: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

struct GivenView: View {
    @StateObject private var model: Given

    init(model: @autoclosure @escaping () -> Given) {
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        Text(model.text)
    }
}

final class Trailing: ObservableObject {
    @Published var text: String

    init(text: () -> String) {
        self.text = text()
    }
}

struct TrailingView: View {
    @StateObject private var model: Trailing

    init() {
        _model = StateObject(wrappedValue: Trailing {
            print("made")
            return "A"
        })
    }

    var body: some View {
        Text(model.text)
    }
}

final class Passed: ObservableObject {
    @Published var text: String

    init(text: String) {
        self.text = text
    }
}

struct PassedView: View {
    @StateObject private var model: Passed

    init(makeModel: @escaping () -> Passed) {
        _model = StateObject(wrappedValue: makeModel())
    }

    var body: some View {
        Text(model.text)
    }
}

struct RootView: View {
    var body: some View {
        ConvenientView()
        CountedView()
        HandedView()
        EndingView(task: nil)
        GivenView(model: Given(text: "A"))
        GivenView(model: Given(text: Counted.text()))
        TrailingView()
        PassedView { Passed(text: "A") }
        PassedView {
            print("made")
            return .init(text: "B")
        }
    }
}
