// Catalogue 80: what the compiler writes for a type that is decoded only makes values.
import SwiftUI

struct Setting: Decodable {
    struct Part: Codable {
        var names: [String: Int]?
    }

    enum Kind: String, Decodable {
        case small, large
    }

    enum CodingKeys: String, CodingKey {
        case size, parts, kind
    }

    var size: Int
    var parts: [Part]
    var kind: Kind?
}

@Observable
final class Stored {
    var count = 0
    init(data: Data) {
        if let setting = try? JSONDecoder().decode(Setting.self, from: data) { count = setting.size }
        if let all = try? JSONDecoder().decode([Setting].self, from: data) { count = all.count }
    }
}

struct StoredView: View {
    @State private var model: Stored

    init(data: Data) { _model = State(initialValue: Stored(data: data)) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            StoredView(data: Data())
        }
    }
}
