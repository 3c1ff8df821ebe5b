// Catalogue 4: the extension has another conformance and its member, which stay.
import SwiftUI

@Observable
final class Robot {
    var name = ""
}

extension Robot: CustomStringConvertible {
    var description: String { name }
}

struct RobotView: View {
    @State private var robot = Robot()

    var body: some View {
        Text(robot.description)
    }
}
