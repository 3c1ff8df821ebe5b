#if WITH_MODEL
import Combine
#else
import OpenCombine
#endif

/// A publisher of numbers with what feeds it.
struct Source<Failure: Error> {
    let publisher: AnyPublisher<Int, Failure>
    let send: (Int) -> Void
    let complete: (Subscribers.Completion<Failure>) -> Void
    /// The value that is stored, where there is one.
    let value: () -> Int?

    static func passthrough() -> Source {
        let subject = PassthroughSubject<Int, Failure>()
        return Source(
            publisher: subject.eraseToAnyPublisher(), send: subject.send, complete: subject.send(completion:),
            value: { nil })
    }

    static func current() -> Source {
        let subject = CurrentValueSubject<Int, Failure>(0)
        return Source(
            publisher: subject.eraseToAnyPublisher(), send: subject.send, complete: subject.send(completion:),
            value: { subject.value })
    }
}

/// A property as an app has it before the migration.
private final class PublishedModel: ObservableObject {
    @Published var number = 0
}

/// The same as the rules write it, less the macro.
private final class BridgedModel {
    var number = 0 { willSet { numberSubject.send(newValue) } }
    private(set) lazy var numberSubject = CurrentValueSubject<Int, Never>(number)
}

enum NeverFailingSource {
    static func make(_ kind: Program.SourceKind) -> Source<Never> {
        switch kind {
        case .passthrough: return .passthrough()
        case .current: return .current()
        case .published:
            let model = PublishedModel()
            return Source(
                publisher: model.$number.eraseToAnyPublisher(), send: { model.number = $0 }, complete: { _ in },
                value: { model.number })
        case .bridged:
            let model = BridgedModel()
            return Source(
                publisher: model.numberSubject.eraseToAnyPublisher(), send: { model.number = $0 }, complete: { _ in },
                value: { model.number })
        case .just:
            return Source(publisher: Just(7).eraseToAnyPublisher(), send: { _ in }, complete: { _ in }, value: { nil })
        }
    }
}

enum FailingSource {
    static func make(_ kind: Program.SourceKind) -> Source<Problem> { kind == .current ? .current() : .passthrough() }
}
