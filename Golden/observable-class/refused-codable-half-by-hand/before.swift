// Catalogue 25: encode is written by hand, init(from:) is synthesized and would look for the renamed storage.
import SwiftUI

final class Answer: ObservableObject, Codable {
    var text: String
    var score = 0

    enum CodingKeys: String, CodingKey {
        case text
        case score
    }

    init(text: String) {
        self.text = text
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
    }
}

struct AnswerView: View {
    @ObservedObject var answer: Answer

    var body: some View {
        Text(answer.text + "\(answer.score)")
    }
}
