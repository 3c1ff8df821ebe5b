// Catalogue 83: a manager that asks the user, a bookmark that may mount a volume, and a lock that others know.
import CoreBluetooth
import SwiftUI

enum Shared {
    static let lock = NSLock()
}

final class Radio: ObservableObject {
    @Published var count = 0
    private let manager = CBCentralManager()
}

struct RadioView: View {
    @StateObject private var model: Radio

    init() { _model = StateObject(wrappedValue: Radio()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Bookmark: ObservableObject {
    @Published var count = 0
    init(data: Data) {
        var isStale = false
        count = (try? URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)) == nil ? 0 : 1
    }
}

struct BookmarkView: View {
    @StateObject private var model: Bookmark

    init(data: Data) { _model = StateObject(wrappedValue: Bookmark(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class Locked: ObservableObject {
    @Published var count = 0
    private let lock = Shared.lock

    init() { lock.lock() }
}

struct LockedView: View {
    @StateObject private var model: Locked

    init() { _model = StateObject(wrappedValue: Locked()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            RadioView()
            BookmarkView(data: Data())
            LockedView()
        }
    }
}
