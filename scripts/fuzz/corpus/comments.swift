#!/usr/bin/env swift
// reobserve:ignore-file
/// Documentation. /* not open
/* one /* two */ // still */ let a = 1 /**/ let b/* c */= 2 /* d
e */
// reobserve:ignore observable-class because
final class Model: ObservableObject { /* reobserve:ignore */ @Published var x = 1 }
    // reobserve:frobnicate
let url = "http://a/*b*/" // http://c
a //* b
*/ c
<<<<<<< ours
let ours = 1
=======
let theirs = 2
>>>>>>> theirs
/*/ x */
/* unterminated /* twice */
