import SwiftUI

@Observable
final class Done { // reobserve:keep it moved long ago
    var isDone = true
}
