// Catalogue 83, 219: what the deinit takes back, making the object has given: it concerns no other object.
import SwiftUI

protocol Observer: AnyObject {}

final class Token {}

final class Center {
    static let shared = Center()
    private var observers: [any Observer] = []
    private var tokens: [Token] = []

    func add(observer: any Observer) { observers.append(observer) }
    func remove(observer: any Observer) { observers.removeAll { $0 === observer } }
    func register(_ observer: any Observer) { observers.append(observer) }
    func unregister(_ observer: any Observer) { observers.removeAll { $0 === observer } }

    func observe(_ change: @escaping () -> Void) -> Token {
        let token = Token()
        tokens.append(token)
        return token
    }

    func unobserve(_ token: Token) { tokens.removeAll { $0 === token } }

    func append(_ change: @escaping () -> Void) -> Token { observe(change) }
    func remove(_ token: Token) { unobserve(token) }
}

final class Servers: ObservableObject, Observer {
    @Published var names: [String]

    init(names: [String]) {
        self.names = names
        Center.shared.add(observer: self)
    }

    deinit {
        Center.shared.remove(observer: self)
    }
}

final class Sensors: ObservableObject, Observer {
    @Published var count: Int
    private let center: Center

    init(count: Int, center: Center) {
        self.count = count
        self.center = center
        center.register(self)
    }

    deinit {
        center.unregister(self)
    }
}

final class Watch: ObservableObject {
    @Published var isNear: Bool
    private var token: Token?

    init(isNear: Bool) {
        self.isNear = isNear
    }

    func start() {
        token = Center.shared.observe { [weak self] in self?.isNear = true }
    }

    deinit {
        if let token {
            Center.shared.unobserve(token)
        }
    }
}

final class Records: ObservableObject {
    @Published var count: Int
    private var token: Token?

    init(count: Int) {
        self.count = count
        token = Center.shared.append { [weak self] in self?.count += 1 }
    }

    deinit {
        token.map(Center.shared.remove(_:))
    }
}

final class Entries: ObservableObject {
    @Published var count: Int
    private var token: Token?

    init(count: Int) {
        self.count = count
        token = Center.shared.append { [weak self] in self?.count += 1 }
    }

    deinit {
        token.map(Center.shared.remove)
    }
}

struct ServersView: View {
    @StateObject private var servers: Servers
    @StateObject private var sensors: Sensors
    @StateObject private var watch: Watch
    @StateObject private var records: Records
    @StateObject private var entries: Entries

    init(names: [String]) {
        _servers = StateObject(wrappedValue: Servers(names: names))
        _sensors = StateObject(wrappedValue: Sensors(count: names.count, center: .shared))
        _watch = StateObject(wrappedValue: Watch(isNear: names.isEmpty))
        _records = StateObject(wrappedValue: Records(count: names.count))
        _entries = StateObject(wrappedValue: Entries(count: names.count))
    }

    var body: some View {
        Text("\(servers.names.count) \(sensors.count)")
        Text("\(records.count) \(entries.count)")
        Button(watch.isNear ? "Near" : "Far") { watch.start() }
    }
}
