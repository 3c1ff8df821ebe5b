// Catalogue 213: a cache keeps boxes of what its own code has made, and other code empties it.
import SwiftUI

final class Box {
    let text: String

    init(_ text: String) { self.text = text }
}

enum Texts {
    private static let cache = NSCache<NSString, Box>()

    static func clear() { cache.removeAllObjects() }

    static func plain(_ text: String) -> String {
        if let box = cache.object(forKey: text as NSString) { return box.text }
        let plain = text.uppercased()
        cache.setObject(Box(plain), forKey: text as NSString)
        return plain
    }
}

@Observable
final class Log {
    var lines: [String] = []
    var isConnected = false
}

struct LogView: View {
    @State private var log = Log()

    var body: some View {
        ForEach(log.lines, id: \.self) { Text(Texts.plain($0)) }
            .onDisappear { Texts.clear() }
        LogToggle(log: log)
    }
}

struct LogToggle: View {
    @Bindable var log: Log

    var body: some View { Toggle("On", isOn: $log.isConnected) }
}
