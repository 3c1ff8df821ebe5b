import SwiftUI

@Observable
final class Session {
    var user = ""
}
