/// Memory for what is made while a file is lexed and parsed: an array checks on each change whether somebody else holds
/// it.
///
/// It has one owner, who calls one of the `take` functions, or `deallocate`, when all is made.
struct GrowingBuffer<Element: BitwiseCopyable> {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    /// False where the memory is somebody else's, as long as it suffices.
    private(set) var isOwner: Bool

    /// - Parameter capacity: how many elements are expected; more are fine.
    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
        isOwner = true
    }

    /// Starts in memory of somebody else. Where `isOwner` is true in the end, it did not suffice, and the elements are
    /// elsewhere.
    init(in memory: UnsafeMutableBufferPointer<Element>) {
        isOwner = memory.baseAddress == nil
        capacity = isOwner ? 16 : memory.count
        base = memory.baseAddress ?? .allocate(capacity: 16)
    }

    /// The elements, as long as none is appended.
    @inline(__always) var elements: UnsafeMutablePointer<Element> { base }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }

    @inline(__always) var last: Element? { count > 0 ? base[count - 1] : nil }

    func last(where condition: (Element) -> Bool) -> Element? {
        var index = count - 1
        while index >= 0 {
            if condition(base[index]) { return base[index] }
            index -= 1
        }
        return nil
    }

    /// Takes all elements from the one at `index` on away.
    mutating func truncate(to index: Int) { count = min(count, index) }

    func deallocate() { base.deallocate() }

    /// The elements as an array; the buffer is gone after.
    func takeArray() -> [Element] {
        defer { base.deallocate() }
        return Array(UnsafeBufferPointer(start: base, count: count))
    }

    /// The elements as memory that the caller frees, little of it in vain; the buffer is gone after.
    func takeMemory() -> UnsafeMutableBufferPointer<Element> {
        let elements = UnsafeMutableBufferPointer(start: base, count: count)
        if count >= capacity / 4 * 3 { return elements }
        defer { base.deallocate() }
        let exact = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
        _ = exact.initialize(from: elements)
        return exact
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        if isOwner { base.deallocate() }
        isOwner = true
        base = larger
        capacity *= 2
    }
}
