// Catalogue 36: no view reads the one that changes, and what views read stays: its own object, a local of the name, another type's property.
import Combine
import SwiftUI

protocol Store: AnyObject {
    var isOpen: Bool { get set }
}

final class MainStore: Store {
    static let shared: any Store = MainStore()

    var isOpen = false
}

struct Margin {
    var width = 0
}

@Observable
final class Chapter {
    var text = ""
}

@Observable
final class Novel {
    var revision = 0
    @ObservationIgnored private lazy var draft = Chapter()
    @ObservationIgnored lazy var chapter: Chapter = {
        let chapter = Chapter()
        chapter.text = "Once"
        return chapter
    }()

    @ObservationIgnored lazy var margin: Margin = {
        var margin = Margin()
        margin.width = 2
        return margin
    }()
    @ObservationIgnored lazy var store = MainStore.shared
    @ObservationIgnored private lazy var cancellables = Set<AnyCancellable>()

    func open() {
        store.isOpen = true
        Just(1).sink { _ in }.store(in: &cancellables)
    }

    func reset() {
        draft = Chapter()
        revision += 1
    }

    func clear() {
        chapter.text = ""
        var chapter = Chapter()
        chapter = Chapter()
        chapter.text = "scratch"
    }
}

final class Shelf {
    var chapter: Chapter?

    func fill(_ other: Shelf) {
        chapter = Chapter()
        other.chapter = nil
    }
}

final class Feed {
    private var cancellables = Set<AnyCancellable>()

    var count: Int { cancellables.count }
}

struct NovelView: View {
    var novel: Novel

    var body: some View {
        Text("\(novel.chapter.text) \(novel.margin.width) \(novel.store.isOpen) \(novel.revision)")
    }
}

struct RevisionView: View {
    var novel: Novel

    var body: some View {
        Text("\(novel.revision)")
    }
}
