/// The memory that `malloc` hands out on the first thread.
package enum Heap {
    #if canImport(Glibc)
        // Written once, before there is another thread; never freed.
        nonisolated(unsafe) private static var gap: UnsafeMutableRawPointer?
    #endif

    /// Has the heap grow by some megabytes at once, in large pages where the system has such: to touch a small one for
    /// the first time takes as long as thousands of instructions. Nothing is touched here.
    package static func reserve() {
        #if canImport(Glibc)
            let largePage: UInt = 2 << 20
            let size = 30 << 20
            // Where a block of its own is given back, glibc takes blocks up to its size from the heap, and the end of
            // the heap is kept when they are freed.
            UnsafeMutableRawPointer.allocate(byteCount: size + (1 << 20), alignment: 16).deallocate()
            let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            let start = UInt(bitPattern: block)
            let aligned = (start + largePage - 1) / largePage * largePage
            madvise(UnsafeMutableRawPointer(bitPattern: aligned), size - Int(aligned - start), MADV_HUGEPAGE)
            block.deallocate()
            // What comes next starts at the first of them.
            gap = UnsafeMutableRawPointer.allocate(byteCount: max(Int(aligned - start) - 64, 16), alignment: 16)
        #endif
    }
}
