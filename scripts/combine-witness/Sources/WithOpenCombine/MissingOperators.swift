import OpenCombine

// OpenCombine 0.14 has neither `merge` nor `combineLatest` (RemainingCombineInterface.swift lists them; issue 141, pull
// request 119). Here they are what their documentation says, made of operators that it has: `merge` is `flatMap` over
// the publishers in order, and `combineLatest` remembers the last value of each.

extension Publisher {
    func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
    where Other.Output == Output, Other.Failure == Failure {
        merged([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
    }

    func merge<Second: Publisher, Third: Publisher>(with second: Second, _ third: Third) -> AnyPublisher<
        Output, Failure
    >
    where Second.Output == Output, Second.Failure == Failure, Third.Output == Output, Third.Failure == Failure {
        merged([eraseToAnyPublisher(), second.eraseToAnyPublisher(), third.eraseToAnyPublisher()])
    }

    func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
    where Other.Failure == Failure {
        let values = [
            map { Latest(first: $0) }.eraseToAnyPublisher(), other.map { Latest(second: $0) }.eraseToAnyPublisher(),
        ]
        return merged(values)
            .scan(Latest<Output, Other.Output>()) { last, next in
                Latest(first: next.first ?? last.first, second: next.second ?? last.second)
            }
            .compactMap { latest in latest.first.flatMap { first in latest.second.map { (first, $0) } } }
            .eraseToAnyPublisher()
    }

    func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    )
        -> AnyPublisher<Result, Failure> where Other.Failure == Failure
    {
        combineLatest(other).map { transform($0.0, $0.1) }.eraseToAnyPublisher()
    }

    func combineLatest<Second: Publisher, Third: Publisher>(_ second: Second, _ third: Third)
        -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
    where Second.Failure == Failure, Third.Failure == Failure {
        combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
    }

    /// The first values only, with the end behind the last of them. The library's own `prefix` ends when one more comes
    /// (see `Explanation`).
    func take(_ count: Int) -> AnyPublisher<Output, Failure> {
        scan((count: 0, value: Output?.none)) { last, value in (last.count + 1, value) }
            .flatMap { number, value in
                (number < count ? [value] : number == count ? [value, nil] : []).publisher.setFailureType(
                    to: Failure.self)
            }
            .prefix { $0 != nil }
            .compactMap { $0 }
            .eraseToAnyPublisher()
    }
}

private struct Latest<First, Second> {
    var first: First?
    var second: Second?
}

private func merged<Output, Failure: Error>(_ publishers: [AnyPublisher<Output, Failure>]) -> AnyPublisher<
    Output, Failure
> {
    publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.eraseToAnyPublisher()
}
