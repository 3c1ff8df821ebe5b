// Catalogue 207: Swift calls the builder's functions by itself.
import SwiftUI

@resultBuilder
enum ModelsBuilder {
    static func buildExpression<T: ObservableObject>(_ model: T) -> [AnyObject] { [model] }
    static func buildBlock(_ parts: [AnyObject]...) -> [AnyObject] { parts.flatMap { $0 } }
}

func models(@ModelsBuilder _ make: () -> [AnyObject]) -> Int { make().count }

final class Clock: ObservableObject {
    @Published var time = 0
}

struct ClockView: View {
    @ObservedObject var clock: Clock

    var body: some View { Text("\(clock.time) \(count)") }

    var count: Int { models { clock } }
}
