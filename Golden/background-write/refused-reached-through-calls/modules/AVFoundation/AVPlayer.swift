public struct CMTime {}

public class AVPlayer {
    public init() {}

    public func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {}
}

public class NSString {}

public class NSItemProvider {
    public func loadObject(
        ofClass type: NSString.Type, completionHandler: @escaping @Sendable (NSString?, (any Error)?) -> Void
    ) -> String { "" }
}
