import SwiftUI

@Observable
final class Account {
    var name = ""
}
