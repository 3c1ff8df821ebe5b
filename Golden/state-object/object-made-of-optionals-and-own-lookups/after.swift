// Catalogue 80: `map` of an optional looks at the value itself; an extension of a collection looks into it.
import SwiftUI

struct Record {
    var value: String
}

enum Mode: String {
    case fast, slow

    var size: Int { self == .fast ? 1 : 2 }
}

struct Storage {
    var records: [String: Record] = [:]

    func record(key: String) -> Record? { records[key] }

    func mode(key: String) -> Mode? { record(key: key).flatMap { Mode(rawValue: $0.value) } }
}

extension Dictionary where Key == String, Value == [Int] {
    func has(_ value: Int, for key: String) -> Bool { self[key]?.contains(value) == true }

    func adding(_ other: [String: [Int]]) -> [String: [Int]] { self.merging(other) { _, new in new } }
}

@Observable
final class Moded {
    var count = 0
    init(storage: Storage) {
        count = storage.mode(key: "mode").map { $0.size } ?? 0
        count += storage.mode(key: "other").map(\.size) ?? Mode(rawValue: "fast").map { $0.size } ?? 0
    }
}

struct ModedView: View {
    @State private var model: Moded

    init(storage: Storage) { _model = State(initialValue: Moded(storage: storage)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

@Observable
final class Liked {
    var count = 0
    init(likes: [String: [Int]]) { count = likes.adding(["a": [1]]).has(1, for: "a") ? 1 : 0 }
}

struct LikedView: View {
    @State private var model: Liked

    init(likes: [String: [Int]]) { _model = State(initialValue: Liked(likes: likes)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            ModedView(storage: Storage())
            LikedView(likes: [:])
        }
    }
}
