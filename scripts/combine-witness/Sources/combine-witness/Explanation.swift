/// Why OpenCombine shows another thing than the model, where the model is right or nobody can tell.
enum Explanation: String, CaseIterable {
    /// A class without `@Published` properties gets a new publisher each time (`ObservableObject.swift`, where `objectWillChange`
    /// ends in `?? ObservableObjectPublisher()`), so that nobody hears its announcements. With Apple's, such a class announces by
    /// hand, and views follow it (knowselfdaily.netlify.app/swiftui-observableobject-wrapper has an example).
    case publisherWithoutPublished = "publisher of a class without @Published"

    /// `prefix` ends when one value more comes than it hands on (`receive(_:)` of `Publishers.Output.swift`). By
    /// "Understanding Combine" it "passes along the first n values received from upstream, then cancels the upstream
    /// and sends a .finished" (apeth.com/UnderstandingCombine/operators/operatorsPartitioners/operatorsprefix.html);
    /// CombineX, whose specifications were run against Apple's, ends behind the last one (`Output.swift`). Programs
    /// therefore use `take`, which for OpenCombine is made of other operators.
    case prefixEndsLate = "prefix ends late"

    /// `take` for OpenCombine, which is made of other operators, ends behind a value in which its source ends; `prefix`
    /// ends at once, in both.
    case endWithinPrefix = "the end within the last value of a prefix"

    /// `delay` and `receive(on:)` go on where they are cancelled when the end is on its way, and `debounce` sends the
    /// end (`cancel()` of `Publishers.Delay.swift` and its like does nothing but in the state `.subscribed`). Sinks
    /// show nothing of it, since they let their closures go; the closures of operators before them still run. No source
    /// says what Apple's do. No migration rests on it.
    case cancelledBehindTheEnd = "cancelled while the end is on its way"

    static func of(_ name: String, _ traits: [String], model: [String], witness: [String]) -> Explanation? {
        switch name {
        case "announcement: by hand, in a class without published properties": return .publisherWithoutPublished
        case "chain: a prefix as the library has it", "chain: no values at all": return .prefixEndsLate
        default: break
        }
        if traits.contains("comes later and ends"), isPart(model, of: witness) { return .cancelledBehindTheEnd }
        if traits.contains("prefix ends within") { return .endWithinPrefix }
        return nil
    }

    /// Whether all lines are among the others, in their order, and the others have more only in steps in which time
    /// passes.
    private static func isPart(_ lines: [String], of others: [String]) -> Bool {
        var rest = lines[...]
        var step = ""
        for other in others {
            if other.hasPrefix("pass(") || other == "later" { step = other }
            if ["send", "finish", "fail", "subscribe", "cancel"].contains(where: { other.hasPrefix($0) }) { step = "" }
            if rest.first == other {
                rest.removeFirst()
            } else if step.isEmpty {
                return false
            }
        }
        return rest.isEmpty
    }
}
