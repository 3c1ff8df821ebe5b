// Catalogue 150, 222: an update sets by the class what the view reads by the protocol, by its extension or by what the
// class has for it, which also runs a closure that sets it.
import SwiftUI

protocol Counting: ObservableObject {
    var count: Int { get set }
}

final class Counter: Counting {
    @Published var count = 0

    func draw() { count = Int.random(in: 0...9) }
}

struct CountView: View {
    let model: any Counting
    let counter: Counter

    var body: some View {
        let _ = counter.draw()
        Text("\(model.count)")
    }
}

protocol Labeled: ObservableObject {
    var number: Int { get set }
}

extension Labeled {
    var label: String { "\(number)" }
}

final class Tag: Labeled {
    @Published var number = 0

    func draw() { number = Int.random(in: 0...9) }
}

struct LabelView: View {
    let model: any Labeled
    let tag: Tag

    var body: some View {
        let _ = tag.draw()
        Text(model.label)
    }
}

protocol Titled: ObservableObject {
    var title: String { get }
}

final class Service {
    var onPing: () -> Void = {}

    func ping() { onPing() }
}

final class Host: Titled {
    @Published var hits = 0
    let service = Service()

    init() {
        service.onPing = { [weak self] in self?.hits += 1 }
    }

    var title: String {
        service.ping()
        return "\(hits)"
    }
}

struct TitleView: View {
    let model: any Titled

    var body: some View { Text(model.title) }
}

struct AllView: View {
    @StateObject private var counter = Counter()
    @StateObject private var tag = Tag()
    @StateObject private var host = Host()

    var body: some View {
        Text("\(counter.count) \(tag.number) \(host.hits)")
        CountView(model: counter, counter: counter)
        LabelView(model: tag, tag: tag)
        TitleView(model: host)
    }
}
