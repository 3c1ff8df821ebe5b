/// The files of generated programs.
extension ProgramGenerator {
    mutating func models() -> String {
        var result = Self.classes.map { aClass($0) }.joined(separator: "\n\n")
        type = nil
        result += fill(
            """


            class Ground: CustomStringConvertible {
                var ground = 1
                func inherited() -> Int { #0 return ground }
                func act() { #v ground &+= 1 }
                var description: String { "\\(ground)" }
            }

            extension Countable {
                func measure() -> Int { #0 return count &+ #e }
            }

            var limit: Int { #0 return #e }
            func picked(_ flag: Bool, _ value: @autoclosure () -> Int) -> Int { flag ? value() : 0 }
            func doubled(_ value: Int) -> Int { #0 return value &+ #e }
            func withDefault(_ value: Int = Fuel.spend() ? #m.total : 0) -> Int { value }
            func measured<T: Countable>(_ value: T) -> Int { #0 return value.measure() }
            func anyCount(_ value: any Countable) -> Int { #0 return value.count }
            func applied(_ work: () -> Int) -> Int { work() }
            func bump(_ value: inout Int) { #v value = value &+ 1 }
            func matched(_ value: Int) -> Int {
                #0
                switch value {
                case Pattern(#n): return 1
                default: return #e
                }
            }
            func ~= (pattern: Pattern, value: Int) -> Bool { Fuel.spend() && pattern.value < #e }
            func withoutActuallyDoing(_ value: @autoclosure @escaping () -> Int) -> Int { value() }
            func rowValue(_ row: Row) -> Int { row.value }
            func weighed(_ rows: [Row: Int]) -> Int { rows.values.reduce(0, &+) }
            enum Outer {
                struct Inner {
                    static let lowest = Store.shared.b &+ 1
                    var value: Int = Fuel.spend() ? #e : 0
                }
            }
            indirect enum Tree: Equatable {
                case leaf(Row), none
                var height: Int { #0 if case .leaf(let row) = self { return row.score }; return #e }
            }
            final class Part {
                var size: Int
                init(_ size: Int) { self.size = size }
                deinit { guard Fuel.spend() else { return }; _ = #e }
            }
            enum Defaults { static let step = Cart.shared.a &+ 1 }
            """)
        return result
    }

    private mutating func aClass(_ name: String) -> String {
        let isDerived = name == "Clock"
        let kind = chance(50) ? "final class" : "class"
        type = nil
        let made = number()
        type = name
        let override = isDerived ? "override " : ""
        return fill(
            """
            \(kind) \(name): \(isDerived ? "Ground" : "CustomStringConvertible"), ObservableObject, Countable {
                nonisolated(unsafe) static let shared = \(name)()
                static var made: Int { #0 return \(made) }
                @Published var a = 1
                @Published var b = 2\(chance(50) ? fill(" { didSet { #v #s } }") : "")
                @Published var rows: [Row] = []
                @Published var next: \(name)?
                @Published var part: Part?
                var hidden = 1
                var spare = 2
                var table: [Row: Int] = [:]
                var handler: ((Int) -> Int)?
                var observed = 0 { \(chance(50) ? "didSet" : "willSet") { #v #s } }
                lazy var late: Int = Fuel.spend() ? #e : 0
                @Clamped var clamped = 3
                let subject = PassthroughSubject<Int, Never>()
                var following: AnyCancellable?
                private var kept: Set<AnyCancellable> = []
                var total: Int { #0 return #e }
                var half: Int {
                    get { #0 return #e }
                    set { #v #s }
                }
                var limitless: Int = 0
                var count: Int { #0 return #e }
                var projected: Int { #0 return rows.map(\\.score).reduce(0, &+) }
                var changing: Int { #0 #s; return 1 }
                subscript(index: Int) -> Int {
                    get { #0 return #e }
                    set { #v #s }
                }
                \(isDerived ? "" : fill("var description: String { Fuel.spend() ? \"\\(#e)\" : \"\" }"))

                \(isDerived ? "override init() { super.init(); start() }" : "init() { start() }")
                deinit { \(chance(30) ? fill("#v _ = #e") : "") }

                func callAsFunction(_ value: Int) -> Int { #0 return #e }
                func step(_ value: Int) -> Int { #0 #s; return value &+ #e }
                \(override)func act() { #v \(isDerived && chance(50) ? "super.act(); " : "")#s }
                func failing(_ value: Int) throws -> Int {
                    guard Fuel.spend(), value > 1 else { throw Failure() }
                    return #e
                }
                \(override)func inherited() -> Int { #0 return \(isDerived ? "super.inherited() &+ " : "")#e }
                func makeNext() { #v next = \(name)() }
                func act2() { #v #s }
                private func start() {
                    \(some(of: starting, percent: 25))
                }
                \(chance(30) ? fill("func measure() -> Int { #0 return #e }") : "")
            }
            """)
    }

    mutating func values() -> String {
        type = "Row"
        let all = fill(
            """
            struct Failure: Error {}
            protocol Countable { var count: Int { get }; func measure() -> Int }
            enum Kind: Equatable { case row(Row), none }
            struct Pattern { var value: Int; init(_ value: Int) { self.value = value } }
            func ~= (pattern: Pattern, row: Row) -> Bool { Fuel.spend() && pattern.value == row.value }
            infix operator <+>: AdditionPrecedence

            struct Row: Hashable, Comparable, Countable, CustomStringConvertible {
                var value: Int { didSet { #v _ = #e } }
                nonisolated(unsafe) static var zero = Row(0)
                init(_ value: Int) { self.value = value }
                var score: Int { #0 return value &+ #e }
                var count: Int { #0 return #e }
                mutating func grow() { #v value = value &+ 1 }
                var description: String { guard Fuel.spend() else { return "" }; return "\\(#e)" }
                static func == (left: Row, right: Row) -> Bool { Fuel.spend() && left.value == right.value &+ 0 * #n }
                static func < (left: Row, right: Row) -> Bool { Fuel.spend() && left.value < right.value }
                static func <+> (left: Row, right: Row) -> Row { Fuel.spend() ? Row(left.value &+ #e) : left }
                func hash(into hasher: inout Hasher) { hasher.combine(value); #v _ = #e }
            }

            extension Int {
                init(_ row: Row) { self = Fuel.spend() ? row.value &+ #m.total : 0 }
            }

            struct Bag: Sequence, IteratorProtocol {
                var left: Int
                init(_ left: Int) { self.left = left }
                var count: Int { left }
                mutating func next() -> Int? {
                    guard Fuel.spend(), left > 0 else { return nil }
                    left -= 1
                    return #e
                }
            }

            @propertyWrapper struct Clamped {
                private var value: Int
                init(wrappedValue: Int) { value = wrappedValue }
                var wrappedValue: Int {
                    get { #0 return value &+ #e }
                    set { value = newValue; #v _ = #e }
                }
            }

            @dynamicMemberLookup struct Lens<Subject> {
                let subject: Subject
                init(_ subject: Subject) { self.subject = subject }
                subscript<T>(dynamicMember path: KeyPath<Subject, T>) -> T { subject[keyPath: path] }
            }
            """)
        type = nil
        return all
    }

    var helpers: String {
        """
        import Foundation

        enum Fuel {
            nonisolated(unsafe) static var left = 250
            static func refill() { left = 250 }
            static func spend() -> Bool {
                left -= 1
                return left > 0
            }
        }

        extension Notification.Name {
            static let changed = Notification.Name("changed")
        }

        func outside(_ value: Int) -> Int { value + 1 }
        func outside(_ work: () -> Int) -> Int { work() }
        """
    }

    mutating func views() -> String {
        type = nil
        let buttons = (0..<6).map { fill("Button(\"Run \($0)\") { Fuel.refill(); #s; #s }") }
            .joined(separator: "\n        ")
        return fill(
            """
            struct Line: View {
                @ObservedObject var model: \(Self.classes[0])
                var level = 0
                private var title: String { "\\(model.total &+ #e)" }

                var body: some View {
                    Text(title)
                    Text("\\(shown)")
                }

                private var shown: Int { #0 return #e }
            }

            struct Root: View {
                @StateObject private var cart = Cart()
                @ObservedObject private var store = Store.shared

                var body: some View {
                    VStack {
                        Text("\\(cart.a &+ #e)")
                        if store.a > 1 { Line(model: cart) }
                        ForEach(0..<2) { _ in helper }
                    }
                    \(buttons)
                }

                @ViewBuilder private var helper: some View {
                    Text("\\(store.count)")
                }
            }
            """)
    }
}
