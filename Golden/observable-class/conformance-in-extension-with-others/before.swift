// Catalogue 4: the extension has another conformance and its member, which stay.
import SwiftUI

final class Robot {
    @Published var name = ""
}

extension Robot: ObservableObject, CustomStringConvertible {
    var description: String { name }
}

struct RobotView: View {
    @StateObject private var robot = Robot()

    var body: some View {
        Text(robot.description)
    }
}
