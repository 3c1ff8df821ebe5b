// expect: type 'Clock' does not conform to protocol 'ObservableObject'
import SwiftUI

struct Box<Content> {
    var content: Content
}

typealias Watched<Model: ObservableObject> = Box<Model>

@Observable
final class Clock {
    var time = 0
}

func show(_ clock: Watched<Clock>) {}
