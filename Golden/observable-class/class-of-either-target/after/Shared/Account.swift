import SwiftUI

@Observable
final class Account {
    var user = ""
}
