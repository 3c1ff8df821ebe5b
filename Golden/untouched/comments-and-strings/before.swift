// Catalogue 30, 80: names in comments, strings and regular expressions are text.
import SwiftUI

/* class Old: ObservableObject {
    @Published var a = 1
    /* @StateObject var nested = Old() */
} */

/// Use `@StateObject var model = Model()` and `.environmentObject(model)`.
struct HelpView: View {
    // @ObservedObject var model: Model
    let short = "@Published var a = 1, class A: ObservableObject {}"
    let raw = #"view.environmentObject(\(model)) "quoted" @EnvironmentObject var x: X"#
    let long = """
        final class VM: ObservableObject {
            @Published var name = "\("nested @StateObject")"
        }
        """
    let pattern = #/@(StateObject|ObservedObject) var (\w+)/#

    var body: some View {
        Text(short + raw + long) // .environmentObject(store)
    }
}
