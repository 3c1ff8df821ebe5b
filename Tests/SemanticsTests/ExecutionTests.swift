import SymbolIndex
import Syntax
import XCTest

@testable import Semantics

/// When a closure runs: with the body of a view, later, in answer to an event, off the main thread, or before a call
/// returns.
final class ExecutionTests: XCTestCase {
    // MARK: Views

    private static let view = """
        struct ⟦view⟧Screen: View {
            var model: Model
            @State private var width = ⟦first value⟧value
            init(model: Model) { self.model = ⟦initializer⟧model }
            var body: some View {
                VStack {
                    Text(⟦content⟧model.name)
                    ForEach(⟦data⟧model.items) { item in Text(⟦row⟧model.title(item)) }
                    Button(⟦title⟧model.action) { ⟦action⟧model.run() }
                    Button { ⟦trailing action⟧model.run() } label: { Text(⟦label⟧model.name) }
                    Button("Save", action: ⟦handed on⟧save)
                    Canvas { context, size in ⟦drawing⟧model.draw(context) }
                    Text(helper)
                    Text("").alignmentGuide(.top) { _ in ⟦layout⟧model.top }
                }
                .onAppear { ⟦appearance⟧model.load(); later() }
                .onChange(of: ⟦observed value⟧model.name) { ⟦change⟧model.load() }
                .task { await ⟦task⟧model.refresh() }
                .sheet(isPresented: $shown) { Text(⟦sheet⟧model.name) }
            }
            private var helper: String { ⟦helper of the body⟧model.name }
            private func later() { ⟦helper of an event⟧model.load() }
            private func unused() { ⟦unused helper⟧model.load() }
            private func save() { ⟦handed helper⟧model.load() }
        }
        """

    func testPlacesOfAView() throws {
        let project = try MarkedProject(ExecutionTests.view)
        let context = project.semantics.context(of: try project.analysis(at: "content"))
        let declaration = try project.node("view") { $0.kind == .structDeclaration }
        var places = ReadPlaces(view: declaration, context)
        let table: KeyValuePairs = [
            "initializer": "event", "content": "body", "data": "body", "row": "body", "title": "body",
            "action": "event", "trailing action": "event", "label": "body", "drawing": "late", "layout": "late",
            "appearance": "event", "observed value": "body", "change": "event", "task": "event", "sheet": "body",
            "helper of the body": "body", "helper of an event": "event", "unused helper": "event",
        ]
        project.check(table) { "\(places.place(of: try project.name($0)))" }
    }

    /// Code that clearly runs in answer to events only. What a structure declares and does not call may be called by a
    /// library.
    func testCodeOfEvents() throws {
        let project = try MarkedProject(ExecutionTests.view)
        let table: KeyValuePairs = [
            "content": "false", "row": "false", "action": "true", "trailing action": "true", "label": "false",
            "appearance": "true", "change": "true", "task": "true", "helper of the body": "false",
            "helper of an event": "true", "unused helper": "false", "handed helper": "true",
        ]
        project.check(table) { place in
            "\(project.semantics.eventCode.contains(try project.name(place), in: try project.analysis(at: place)))"
        }
    }

    /// The views that run code while they update.
    func testCodeOfUpdates() throws {
        let project = try MarkedProject(
            """
            struct Screen: View {
                var model: Model
                var body: some View { Text(⟦body⟧model.title()).onAppear { ⟦event⟧model.load() } }
            }
            struct Badge: View {
                var model: Model
                var body: some View { Text(model.title()) }
            }
            final class Model: ObservableObject {
                @Published var name = ""
                func title() -> String { ⟦called by both⟧name }
                func load() { ⟦called by an event⟧name = "" }
            }
            """)
        project.check([
            "body": "Screen", "event": "", "called by both": "Badge Screen", "called by an event": "",
        ]) { place in
            let analysis = try project.analysis(at: place)
            return project.list(project.semantics.updateCode.views(running: try project.name(place), in: analysis))
        }
    }

    // MARK: Threads

    func testBackground() throws {
        let project = try MarkedProject(
            """
            final class Model: ObservableObject {
                @Published var name = ""
                let queue = DispatchQueue(label: "work")
                func use() {
                    ⟦now⟧name = ""
                    DispatchQueue.main.async { self.⟦main queue⟧name = "" }
                    DispatchQueue.global().async { self.⟦global queue⟧name = "" }
                    queue.async { self.⟦own queue⟧name = "" }
                    DispatchQueue.global().async { DispatchQueue.main.async { self.⟦back on main⟧name = "" } }
                    [1].forEach { _ in self.⟦at once⟧name = "" }
                    Task.detached { self.⟦detached task⟧name = "" }
                    Task { @MainActor in self.⟦task on the main actor⟧name = "" }
                    Thread.detachNewThread { self.⟦thread⟧name = "" }
                    queue.async { self.helper() }
                }
                func helper() { ⟦helper⟧name = "" }
                func load() async { ⟦async method⟧name = "" }
                @MainActor func show() async { ⟦async method on main⟧name = "" }
            }
            @MainActor final class Isolated: ObservableObject {
                @Published var name = ""
                func load() async { ⟦async method of the main actor⟧name = "" }
            }
            """)
        let table: KeyValuePairs = [
            "now": "false", "main queue": "false", "global queue": "true", "own queue": "true", "back on main": "false",
            "at once": "false", "detached task": "true", "task on the main actor": "false", "thread": "true",
            "helper": "true", "async method": "true", "async method on main": "false",
            "async method of the main actor": "false",
        ]
        XCTAssertEqual(table.map(\.key).sorted(), project.markedPlaces)
        project.check(table) { place in
            let analysis = try project.analysis(at: place)
            return "\(project.semantics.backgroundWrites.isInBackground(try project.name(place), analysis))"
        }
    }

    // MARK: Calls

    func testClosuresThatRunAtOnce() throws {
        let project = try MarkedProject(
            """
            final class Model: ObservableObject {
                @Published var items: [Int] = []
                let subject = CurrentValueSubject<Int, Never>(0)
                let events = PassthroughSubject<Int, Never>()
                func use(values: AnyPublisher<Int, Never>) {
                    ⟦called⟧{ }()
                    items.forEach ⟦each⟧{ _ in }
                    _ = items.map ⟦map⟧{ $0 }
                    withAnimation ⟦animation⟧{ }
                    queue.sync ⟦sync⟧{ }
                    queue.async ⟦async⟧{ }
                    Task ⟦task⟧{ }
                    $items.sink ⟦sink of a property⟧{ _ in }
                    self.subject.sink ⟦sink of a value⟧{ _ in }
                    subject.sink ⟦sink of a value without self⟧{ _ in }
                    subject.map ⟦operator before a sink⟧{ $0 }.sink { _ in }
                    subject.debounce(for: 1, scheduler: queue).sink ⟦sink of later values⟧{ _ in }
                    CurrentValueSubject<Int, Never>(0).sink ⟦sink of a new subject⟧{ _ in }
                    values.sink ⟦sink of a parameter⟧{ _ in }
                    self.events.sink ⟦sink of events of self⟧{ _ in }
                    events.sink ⟦sink of events⟧{ _ in }
                    let kept = ⟦kept⟧{ }
                }
            }
            """)
        let table: KeyValuePairs = [
            "called": "true", "each": "true", "map": "true", "animation": "true", "sync": "true", "async": "false",
            "task": "false", "sink of a property": "true", "sink of a value": "true",
            "sink of a value without self": "true", "operator before a sink": "true", "sink of later values": "false",
            "sink of a new subject": "true", "sink of a parameter": "true", "sink of events": "false",
            "sink of events of self": "false", "kept": "false",
        ]
        project.check(table) { place in
            let (type, analysis) = (try project.type("Model"), try project.analysis(at: place))
            let closures = SynchronousClosures(semantics: project.semantics, type: type, analysis: analysis)
            return "\(closures.runsAtOnce(try project.node(place) { $0.kind == .closureExpression }))"
        }
    }
}
