// Catalogue 213: other code puts something into the cache, so that what it gives changes silently.
import SwiftUI

final class Box {
    let text: String

    init(_ text: String) { self.text = text }
}

enum Texts {
    private static let cache = NSCache<NSString, Box>()

    static func rename(_ text: String, to name: String) { cache.setObject(Box(name), forKey: text as NSString) }

    static func plain(_ text: String) -> String {
        if let box = cache.object(forKey: text as NSString) { return box.text }
        let plain = text.uppercased()
        cache.setObject(Box(plain), forKey: text as NSString)
        return plain
    }
}

final class Log: ObservableObject {
    @Published var lines: [String] = []
    @Published var isConnected = false
}

struct LogView: View {
    @StateObject private var log = Log()

    var body: some View {
        ForEach(log.lines, id: \.self) { Text(Texts.plain($0)) }
            .onTapGesture { Texts.rename("a", to: "b") }
        LogToggle(log: log)
    }
}

struct LogToggle: View {
    @ObservedObject var log: Log

    var body: some View { Toggle("On", isOn: $log.isConnected) }
}
