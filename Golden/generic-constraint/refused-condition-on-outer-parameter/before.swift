// Catalogue 207: a method asks it of the parameter of its type.
import SwiftUI

final class Cell<Content> {
    let content: Content
    init(_ content: Content) { self.content = content }
    func observe() where Content: ObservableObject {}
}

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { Cell(clock).observe() } }
}
