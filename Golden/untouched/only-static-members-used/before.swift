// Catalogue 65: the view only calls a static function; no view holds an instance, so nothing would be gained.
import SwiftUI

final class Shell: ObservableObject {
    static func run(_ command: String) {}
}

struct ShellView: View {
    var body: some View {
        Button("List") { Shell.run("ls") }
    }
}
