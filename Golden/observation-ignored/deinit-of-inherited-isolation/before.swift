// Catalogue 162, 217: what no view reads is ignored, on an actor of any name too; an extension's protocol and a name that ends in Actor isolate nothing.
import SwiftUI

enum Actors {
    @globalActor
    actor Disk {
        static let shared = Disk()
    }
}

@Actors.Disk
final class Cache: ObservableObject {
    @Published var count = 0
    private var name = "cache"

    deinit { print(name) }
}

@MainActor
protocol Screen {}

final class ByExtension: ObservableObject {
    @Published var count = 0
    var name = ""

    deinit { print(name) }
}

extension ByExtension: Screen {}

struct Actor {
    var name = ""
}

final class Film: ObservableObject {
    @Published var actor = Actor()
    var title = ""

    deinit { print(title) }
}

struct ContentView: View {
    @ObservedObject var extended: ByExtension
    @ObservedObject var film: Film

    var body: some View {
        Text(extended.name + film.title + film.actor.name + "\(extended.count)")
    }
}

struct CacheView: View {
    @ObservedObject var cache: Cache

    var body: some View {
        Text("Cache")
    }
}
