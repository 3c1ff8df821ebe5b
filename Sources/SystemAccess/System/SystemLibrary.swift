// The calls of the system, for all files of this target and of those that import it.
#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported @preconcurrency import Glibc
#endif
