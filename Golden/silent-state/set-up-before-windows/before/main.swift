import SwiftUI

Variant.isTrial = CommandLine.arguments.count > 1
Variant.isSandboxed = false
ShelfApp.main()
