// Catalogue 83: code that only computes may run with each value of the view, and the code that its initializer is given as well.
import SwiftUI

enum Kind {
    case short
    case long(Int)

    var title: String {
        switch self {
        case .short: return "Short"
        case .long(let count): return "\(count)"
        }
    }
}

func label(_ kind: Kind, isBold: Bool = false) -> String {
    guard isBold else { return kind.title }
    let text = kind.title.uppercased()
    return text
}

final class Search: ObservableObject {
    @Published var text: String
    private let count: Int
    private var timer: Timer?
    private var task: Task<Void, Never>?

    init(text: String, count: Int) {
        self.text = text
        if count > 0 {
            self.count = count
        } else {
            self.count = 1
        }
    }

    convenience init(kind: Kind, count: Int) {
        let text = Search.text(of: kind)
        self.init(text: text, count: count)
    }

    static func text(of kind: Kind) -> String {
        let text = label(kind, isBold: true)
        if text.hasPrefix("S") { return text }
        return NSLocalizedString(text, comment: "")
    }

    func start() {
        timer = Timer(timeInterval: 1, repeats: false) { _ in }
        task = Task {}
    }

    deinit {
        timer?.invalidate()
        self.task?.cancel()
    }
}

struct SearchView: View {
    @StateObject private var model: Search

    init(kind: Kind) {
        _model = StateObject(wrappedValue: Search(kind: kind, count: 1))
    }

    var body: some View {
        Text(model.text)
    }
}

final class Chart: ObservableObject {
    @Published var title: String

    init(title: String) {
        self.title = title
    }
}

struct ChartView: View {
    @StateObject private var model: Chart

    init(chart: @autoclosure @escaping () -> Chart) {
        _model = StateObject(wrappedValue: chart())
    }

    var body: some View {
        Text(model.title)
    }
}

final class Plot: ObservableObject {
    @Published var title: String

    init(title: String) {
        self.title = title
    }
}

struct PlotView: View {
    @StateObject private var model: Plot

    init(title: String, makePlot: @escaping () -> Plot) {
        _model = StateObject(wrappedValue: makePlot())
    }

    var body: some View {
        Text(model.title)
    }
}

struct RootView: View {
    let title: String

    var body: some View {
        SearchView(kind: .long(2))
        ChartView(chart: Chart(title: title))
        PlotView(title: "A", makePlot: { Plot(title: title) })
        PlotView(title: "B") {
            let text = title
            return Plot(title: text)
        }
        PlotView(title: "C") { .init(title: title) }
    }
}
