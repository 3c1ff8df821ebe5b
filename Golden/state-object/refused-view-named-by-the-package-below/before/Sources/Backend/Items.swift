import SwiftUI

public protocol Showing {
    associatedtype Content: View
    var content: Content { get }
}

public struct Link<Target: Showing>: View {
    let target: Target

    public init(_ target: Target) { self.target = target }

    public var body: some View { NavigationLink("Show", destination: target.content) }
}
