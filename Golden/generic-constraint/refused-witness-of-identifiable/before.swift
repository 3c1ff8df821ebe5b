// Catalogue 207: what Identifiable asks for stands in an extension of ObservableObject.
import Combine
import SwiftUI

extension ObservableObject where Self: Identifiable { var id: ObjectIdentifier { ObjectIdentifier(self) } }
extension Clock: Identifiable { typealias ID = ObjectIdentifier }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)") }
}
