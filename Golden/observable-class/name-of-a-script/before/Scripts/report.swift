#!/usr/bin/env swift
struct Gauge {
    var level = 0
}

print(Gauge().level)
