// Catalogue 47: a view shows what nobody announces and reads nothing of the object each time that it does.
import SwiftUI

final class Clock {
    var time = ""
}

/// The view reads nothing of the object.
final class Ticker: ObservableObject {
    @Published var count = 0
    let clock = Clock(), spare = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct TickerView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text(ticker.clock.time)
    }
}

/// The view may show the time without a look at a property.
final class Alarm: ObservableObject {
    @Published var isSet = false
    let clock = Clock(), spare = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct AlarmView: View {
    @ObservedObject var alarm: Alarm
    @State private var isLong = false

    var body: some View {
        Text(alarm.clock.time)
        if isLong {
            Text(alarm.isSet ? "On" : "Off")
        }
    }
}

/// What follows the object is not a view.
final class Feed: ObservableObject {
    @Published var items: [String] = []
    let clock = Clock()

    func tick() {
        clock.time = "now"
        objectWillChange.send()
    }
}

struct FeedReader: DynamicProperty {
    @ObservedObject var feed = Feed()
}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text("\(feed.items.count) \(feed.clock.time)")
    }
}

final class Settings {
    static let shared = Settings()
    var isLarge = false
}

/// A track is read through the object, and changes.
final class Tracks: ObservableObject {
    private(set) var current: Clock?

    func load() {
        current?.time = "then"
        current = Clock()
        objectWillChange.send()
    }
}

/// So is a setting.
final class Sizes: ObservableObject {
    private(set) var count = 0

    var size: Int { Settings.shared.isLarge ? 2 : 1 }

    func load() {
        count += 1
        Settings.shared.isLarge = true
        objectWillChange.send()
    }
}

struct SizesView: View {
    @ObservedObject var tracks: Tracks
    @ObservedObject var sizes: Sizes
    @State private var isOpen = false

    var body: some View {
        if Settings.shared.isLarge, isOpen {
            Text("\(tracks.current?.time ?? "") \(sizes.size) \(sizes.count)")
        }
    }
}
