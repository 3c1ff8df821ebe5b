public import Combine
public import Foundation

public final class Session: ObservableObject {
    @Published public var user = ""
    let identifier = UUID()

    public init() {}
}
