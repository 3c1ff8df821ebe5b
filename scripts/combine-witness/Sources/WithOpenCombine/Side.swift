import OpenCombine

/// The scheduler that the programs hand to operators.
let scheduler = VirtualScheduler()

/// The time of that scheduler.
enum Time {
    /// Lets so many milliseconds pass, with what is due meanwhile.
    static func pass(_ milliseconds: Int) { scheduler.pass(milliseconds) }
}

/// A scheduler whose time stands still until a program moves it on. What is due at one time runs in the order in which
/// it was scheduled.
final class VirtualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
            var magnitude: Int

            init(milliseconds: Int) { magnitude = milliseconds }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }

            static func seconds(_ seconds: Int) -> Self { Self(milliseconds: seconds * 1000) }
            static func seconds(_ seconds: Double) -> Self { Self(milliseconds: Int(seconds * 1000)) }
            static func milliseconds(_ milliseconds: Int) -> Self { Self(milliseconds: milliseconds) }
            static func microseconds(_ microseconds: Int) -> Self { Self(milliseconds: microseconds / 1000) }
            static func nanoseconds(_ nanoseconds: Int) -> Self { Self(milliseconds: nanoseconds / 1_000_000) }
            static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            static func + (left: Self, right: Self) -> Self { Self(milliseconds: left.magnitude + right.magnitude) }
            static func - (left: Self, right: Self) -> Self { Self(milliseconds: left.magnitude - right.magnitude) }
            static func * (left: Self, right: Self) -> Self { Self(milliseconds: left.magnitude * right.magnitude) }
            static func *= (left: inout Self, right: Self) { left = left * right }
        }

        var milliseconds: Int

        func distance(to other: Self) -> Stride { Stride(milliseconds: other.milliseconds - milliseconds) }
        func advanced(by stride: Stride) -> Self { Self(milliseconds: milliseconds + stride.magnitude) }
    }

    struct SchedulerOptions {}

    private struct Job {
        let time: Int
        let number: Int
        let action: () -> Void
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance = SchedulerTimeType.Stride(milliseconds: 0)
    private var jobs: [Job] = []
    private var count = 0

    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { add(at: now, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        add(at: date, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> Cancellable {
        repetition(at: date, interval, action)
    }

    fileprivate func pass(_ milliseconds: Int) {
        let end = now.milliseconds + milliseconds
        while let job = jobs.filter({ $0.time <= end }).min(by: { ($0.time, $0.number) < ($1.time, $1.number) }) {
            jobs.removeAll { $0.number == job.number }
            now.milliseconds = max(now.milliseconds, job.time)
            job.action()
        }
        now.milliseconds = end
    }

    private func add(at time: SchedulerTimeType, _ action: @escaping () -> Void) {
        count += 1
        jobs.append(Job(time: time.milliseconds, number: count, action: action))
    }

    private func repetition(
        at time: SchedulerTimeType, _ interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> Cancellable {
        var isCancelled = false
        func next(_ time: SchedulerTimeType) {
            add(at: time) {
                if isCancelled { return }
                action()
                // What repeats at once would never end.
                if !isCancelled, interval.magnitude > 0 { next(time.advanced(by: interval)) }
            }
        }
        next(time)
        return AnyCancellable { isCancelled = true }
    }
}
