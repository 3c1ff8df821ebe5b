import SwiftUI

#if os(iOS)
typealias Tint = Module.Tint
typealias First = Second
#elseif os(macOS)
typealias Tint = Module.Tint
typealias First = Third
#else
typealias Tint = Tint
typealias Second = First
#endif
typealias Third = First

final class Model: ObservableObject {
    @Published var tint: Tint?
    var other: [First: Third] = [:]
}
