import SwiftUI

extension Row {
    func open(_ url: URL) { openURL(url) }
}
