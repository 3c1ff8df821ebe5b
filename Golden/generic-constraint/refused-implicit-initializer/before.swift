// Catalogue 207: .init names no type.
import SwiftUI

struct AnyModel {
    let base: AnyObject
    init<T>(_ model: T) where T: ObservableObject, T: Identifiable { base = model }
}

final class Clock: ObservableObject, Identifiable {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time)").onAppear { let model: AnyModel = .init(clock); _ = model } }
}
