// Catalogue 213: what draws is given what it draws in, changes that or a local, and runs while views update; and so does a closure that a function runs before the view is made.
import Foundation
import Panels
import SwiftUI

@MainActor final class Device: ObservableObject {
    @Published var isChosen = false
    @Published var level = 0

    func charge() { level += 1 }

    func choose() { isChosen = true }
}

struct DrawnView: View {
    @ObservedObject var device: Device

    var body: some View {
        DrawnPanel { context in draw(context, device.isChosen) }
    }

    private func draw(_ context: DrawingContext, _ isChosen: Bool) {
        context.draw(isChosen ? "" : "\(Date())")
    }
}

struct StyledView: View {
    @ObservedObject var device: Device

    var body: some View {
        DrawnPanel { style in style.title = device.isChosen ? "" : "\(Date())" }
    }
}

struct SummedView: View {
    @ObservedObject var device: Device

    var body: some View {
        var title = ""
        device.eachPart { title = device.isChosen ? "" : "\(Date())" }
        return Text(title)
    }
}

struct LevelView: View {
    @ObservedObject var device: Device

    var body: some View { Button("\(device.level)") { device.charge() } }
}
