// Catalogue 83, 219: what the deinit takes was not given by making the object, or not by it alone.
import SwiftUI

protocol Observer: AnyObject {}

final class Token {
    static let shared = Token()
}

final class Center {
    static let shared = Center()
    static let main = Center()
    private var users = 0

    func add(observer: any Observer) { users += 1 }
    func remove(observer: any Observer) { users -= 1 }
    func open(_ observer: any Observer) { users = 1 }
    func close(_ observer: any Observer) { users = 0 }
    func observe(_ change: @escaping () -> Void) -> Token { Token() }
    func unobserve(_ token: Token) { users -= 1 }
    func append(_ change: @escaping () -> Void) -> Token { Token() }
    func remove(_ token: Token) { users -= 1 }
}

/// It is added when it is started, and counted down with each one that is dropped.
final class Started: ObservableObject, Observer {
    @Published var count: Int

    init(count: Int) { self.count = count }

    func start() { Center.shared.add(observer: self) }

    deinit { Center.shared.remove(observer: self) }
}

/// One of two ways to make it adds it nowhere.
final class Either: ObservableObject, Observer {
    @Published var count: Int

    init(count: Int) {
        self.count = count
        if count > 0 { Center.shared.add(observer: self) }
    }

    deinit { Center.shared.remove(observer: self) }
}

/// It is added elsewhere.
final class Elsewhere: ObservableObject, Observer {
    @Published var count: Int

    init(count: Int) {
        self.count = count
        Center.main.add(observer: self)
    }

    deinit { Center.shared.remove(observer: self) }
}

/// What is closed is closed for all.
final class Closing: ObservableObject, Observer {
    @Published var count: Int

    init(count: Int) {
        self.count = count
        Center.shared.open(self)
    }

    deinit { Center.shared.close(self) }
}

/// The token is everybody's.
final class Sharing: ObservableObject {
    @Published var count: Int
    private var token: Token

    init(count: Int) {
        self.count = count
        token = Token.shared
    }

    func start() { token = Center.shared.observe {} }

    deinit { Center.shared.unobserve(token) }
}

/// What one center gave another one takes.
final class Handing: ObservableObject {
    @Published var count: Int
    private var token: Token?

    init(count: Int) {
        self.count = count
        token = Center.shared.append {}
    }

    deinit { token.map(Center.main.remove(_:)) }
}

struct RootView: View {
    @StateObject private var started: Started
    @StateObject private var either: Either
    @StateObject private var elsewhere: Elsewhere
    @StateObject private var closing: Closing
    @StateObject private var sharing: Sharing
    @StateObject private var handing: Handing

    init(count: Int) {
        _started = StateObject(wrappedValue: Started(count: count))
        _either = StateObject(wrappedValue: Either(count: count))
        _elsewhere = StateObject(wrappedValue: Elsewhere(count: count))
        _closing = StateObject(wrappedValue: Closing(count: count))
        _sharing = StateObject(wrappedValue: Sharing(count: count))
        _handing = StateObject(wrappedValue: Handing(count: count))
    }

    var body: some View {
        Text("\(started.count) \(either.count) \(elsewhere.count) \(closing.count) \(sharing.count) \(handing.count)")
        Button("Start") {
            started.start()
            sharing.start()
        }
    }
}
