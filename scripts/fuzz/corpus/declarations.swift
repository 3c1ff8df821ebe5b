@available(iOS 17, macOS 14.0, *) @MainActor @objc(Name) @_spi(Some) public final class Model<T: P, each U>: Base<T>, @unchecked Sendable, P & Q where T.A == [U], T: ~Copyable {
    @Published private(set) var a = 1, b: Int?, (c, _): (Int, Int) = (1, 2), `class`: String
    @Wrapper(1, name: "x") weak nonisolated(unsafe) var d: D? { willSet(next) { use(next) } didSet { use(oldValue) } }
    lazy var e: [String: [Int]] = { [weak self, x = y] (a: inout Int, _ b: Int...) async throws(E) -> Void in return }()
    var f: some View { get async throws { g } nonmutating set(value) { h } _modify { yield &i } }
    subscript<I>(i: I, default d: @autoclosure () -> Int = 0) -> Int where I: J { get { 1 } set {} }
    static func == (l: Model, r: Model) -> Bool { true }
    class func make(_ a: borrowing A, b: isolated B, c: sending C = .init(), d: @escaping @Sendable (Int) async -> ()) async rethrows -> some P<Int> { }
    convenience required init?(from decoder: any Decoder) throws { super.init() }
    deinit {}
    isolated deinit { }
    typealias X<Y> = (Y) -> Z?, W
    enum E: String, CaseIterable { case a, b = "x", c(Int, name: String = "d"); indirect case e(E) }
    #warning("member")
    #if DEBUG
    let inside = 1
    #elseif os(iOS) && canImport(UIKit, _version: 2)
    func other() {}
    #else
    }
    #endif
}
protocol P<A>: AnyObject { associatedtype A: Q = B where A.C == D; var x: Int { get set }; func f(); init(); static subscript(_: Int) -> Int { get async } }
extension [Int]: @retroactive P where Element: Q { }
extension Outer.Inner<Int>? { actor A { distributed func f() {} } }
macro stringify<T>(_ x: T) -> (T, String) = #externalMacro(module: "M", type: "T")
@freestanding(expression) public macro m()
import struct Lib.Part; @testable import M; public import N
struct S: ~Copyable { consuming func f() {} let a: @convention(c) (Int) -> Int; var b: (any P)?, c: [A]?, d: [3 of Int] }
