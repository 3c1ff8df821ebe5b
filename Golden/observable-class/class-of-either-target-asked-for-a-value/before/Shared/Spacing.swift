// Catalogue 1: two apps have a class of one name each; this file is compiled with either, but asks neither for an object.
enum Spacing {
    static var standard: Double { Settings.isCompact ? 8 : 16 }
}
