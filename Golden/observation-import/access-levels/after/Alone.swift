public import Combine
public import Foundation
public import Observation

@Observable
public final class Session {
    public var user = ""
    let identifier = UUID()

    public init() {}
}
