// expect: '@NSCopying' is only valid on stored properties
import Foundation
import SwiftUI

@Observable
final class Draft: NSObject {
    @NSCopying var text: NSString?
}
