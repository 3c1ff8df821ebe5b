// Catalogue 156: an extension of ObservableObject that uses objectWillChange keeps the classes that are asked for its members, and no other.
import Combine
import SwiftUI

extension ObservableObject {
    func attach<Other: ObservableObject>(to other: Other, storeIn cancellables: inout Set<AnyCancellable>)
    where Other.ObjectWillChangePublisher == ObservableObjectPublisher {
        objectWillChange
            .sink { [unowned other] _ in other.objectWillChange.send() }
            .store(in: &cancellables)
    }

    func log() {
        print(self.objectWillChange)
    }
}

final class Content: ObservableObject {
    @Published var items = ["a"]
}

final class TopBar: ObservableObject {
    @Published var isCompact = false
    private var cancellables: Set<AnyCancellable> = []

    init(content: Content) {
        content.attach(to: self, storeIn: &cancellables)
    }
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ContentView: View {
    @ObservedObject var content: Content
    @ObservedObject var bar: TopBar
    @ObservedObject var clock: Clock

    var body: some View {
        Text("\(content.items.count) \(bar.isCompact ? "c" : "") \(clock.time)")
    }
}
