// reobserve:ignore-file
struct Quiet {
    /* reobserve:keep */
    var isQuiet = true
}
