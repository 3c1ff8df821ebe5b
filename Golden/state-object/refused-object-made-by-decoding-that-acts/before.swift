// Catalogue 83: initializers, first values and wrappers that act while something is decoded, and a decoder with code.
import SwiftUI

enum Store {
    static var sizes: [Int] = []
    static let decoder = JSONDecoder()

    static func add(_ size: Int) -> Int {
        sizes.append(size)
        return size
    }
}

struct Own: Decodable {
    var size: Int

    init(from decoder: Decoder) throws { size = Store.add(1) }
}

struct Outer: Decodable {
    var parts: [Own]
}

struct First: Decodable {
    var size: Int
    var count = Store.add(2)
}

struct Kind: RawRepresentable, Decodable {
    var rawValue: Int

    init?(rawValue: Int) { self.rawValue = Store.add(rawValue) }
}

@propertyWrapper
struct Counted: Decodable {
    var wrappedValue: Int

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: Decoder) throws { wrappedValue = Store.add(1) }
}

struct Wrapped: Decodable {
    @Counted var size: Int
}

final class OwnModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? JSONDecoder().decode(Own.self, from: data)) == nil ? 0 : 1 }
}

struct OwnModelView: View {
    @StateObject private var model: OwnModel

    init(data: Data) { _model = StateObject(wrappedValue: OwnModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class OuterModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? JSONDecoder().decode(Outer.self, from: data)) == nil ? 0 : 1 }
}

struct OuterModelView: View {
    @StateObject private var model: OuterModel

    init(data: Data) { _model = StateObject(wrappedValue: OuterModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class FirstModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? JSONDecoder().decode(First.self, from: data)) == nil ? 0 : 1 }
}

struct FirstModelView: View {
    @StateObject private var model: FirstModel

    init(data: Data) { _model = StateObject(wrappedValue: FirstModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class KindModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? JSONDecoder().decode(Kind.self, from: data)) == nil ? 0 : 1 }
}

struct KindModelView: View {
    @StateObject private var model: KindModel

    init(data: Data) { _model = StateObject(wrappedValue: KindModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class WrappedModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? JSONDecoder().decode(Wrapped.self, from: data)) == nil ? 0 : 1 }
}

struct WrappedModelView: View {
    @StateObject private var model: WrappedModel

    init(data: Data) { _model = StateObject(wrappedValue: WrappedModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

final class DecoderModel: ObservableObject {
    @Published var count = 0
    init(data: Data) { count = (try? Store.decoder.decode(Int.self, from: data)) ?? 0 }
}

struct DecoderModelView: View {
    @StateObject private var model: DecoderModel

    init(data: Data) { _model = StateObject(wrappedValue: DecoderModel(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            OwnModelView(data: Data())
            OuterModelView(data: Data())
            FirstModelView(data: Data())
            KindModelView(data: Data())
            WrappedModelView(data: Data())
            DecoderModelView(data: Data())
        }
    }
}
