// Catalogue 207: the extension's member is asked of a protocol that refines ObservableObject.
import Combine
import SwiftUI

protocol Player: ObservableObject { var time: Int { get } }
extension Clock: Player {}
extension ObservableObject { var typeName: String { "x" } }
func go(_ p: any Player) -> String { p.typeName }
func gen<P: Player>(_ p: P) -> String { p.typeName }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
