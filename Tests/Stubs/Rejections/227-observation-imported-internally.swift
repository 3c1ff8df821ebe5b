// expect: cannot use protocol 'Observable' in a public or '@usableFromInline' conformance
// flags: -enable-upcoming-feature InternalImportsByDefault
public import Combine
import Observation

@Observable
public final class Model {
    public var count = 1
}
