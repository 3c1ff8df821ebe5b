// Catalogue 25: hand-written coding never sees the renamed storage, so it is safe.
import SwiftUI

@Observable
final class Preset: Codable {
    var name: String

    private enum CodingKeys: String, CodingKey {
        case name
    }

    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
    }
}

struct PresetView: View {
    var preset: Preset

    var body: some View {
        Text(preset.name)
    }
}
