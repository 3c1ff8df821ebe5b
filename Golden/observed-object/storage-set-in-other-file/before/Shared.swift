// Catalogue 105: the storage is set in another file, which names no part of the legacy system.
let shared = Model()
