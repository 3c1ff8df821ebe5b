// Catalogue 44, 45: a view that names an object nowhere follows it for what functions answer by the defaults.
import SwiftUI

enum Texts {
    static func text(_ key: String) -> String { (UserDefaults.standard.string(forKey: "language") ?? "en") + key }
}

func translated(_ key: String) -> String { Texts.text(key) }

final class Language: ObservableObject {
    static let shared = Language()

    @Published var current = "en"
}

struct Title: View {
    @StateObject private var language = Language.shared

    var body: some View {
        Text(translated("title"))
    }
}

struct Chooser: View {
    @ObservedObject var language = Language.shared

    var body: some View {
        Button(language.current) {
            UserDefaults.standard.set("de", forKey: "language")
            language.current = "de"
        }
    }
}
