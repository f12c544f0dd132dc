import TestSupport

extension SplitMix64 {
    /// A number from 0 up to a bound, which is not reached.
    mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

    /// True once in so many times.
    mutating func once(in times: Int) -> Bool { below(times) == 0 }

    /// One of some values.
    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

    /// A value two times out of three.
    mutating func maybe<Value>(_ make: (inout SplitMix64) -> Value?) -> Value? { once(in: 3) ? nil : make(&self) }
}
