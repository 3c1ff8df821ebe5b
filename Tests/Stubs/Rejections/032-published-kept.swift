// expect: invalid redeclaration of synthesized property '_text'
import SwiftUI

@Observable
final class Model {
    @Published var text = ""
}
