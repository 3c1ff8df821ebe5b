// Catalogue 100: the view of the class.
import SwiftUI

struct ParserView: View {
    @ObservedObject var parser: Parser

    var body: some View {
        Text("\(parser.tokens.count)")
    }
}
