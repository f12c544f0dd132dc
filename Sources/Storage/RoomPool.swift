public import Synchronization

/// Rooms to work in, each one caller's at a time, which gives it back with what is in it: the next one goes on there.
///
/// To take one is one step without a lock; it is made where none is free. Rooms that nothing uses are kept, up to a bound. Sendable,
/// since what takes a room leaves nothing in its place.
public final class RoomPool<Room: ~Copyable & Sendable>: @unchecked Sendable {
    /// More rooms than are in use at the same time on most machines.
    @usableFromInline let free = InlineArray<32, Atomic<UnsafeMutablePointer<Room>?>> { _ in Atomic(nil) }

    /// A pool without rooms.
    public init() {}

    deinit {
        for index in free.indices { free[index].exchange(nil, ordering: .acquiring).map(Self.destroy) }
    }

    /// Gives a closure a room, which is its own meanwhile.
    ///
    /// - Parameters:
    ///   - make: a new room, where none is free.
    ///   - isKept: whether a room is worth keeping afterwards.
    @inlinable @inline(__always)
    public func withRoom<Result, Failure: Error>(
        make: () -> Room,
        keepingIf isKept: (borrowing Room) -> Bool,
        _ body: (inout Room) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let room = take() ?? Self.place(make())
        defer { if isKept(room.pointee) { giveBack(room) } else { Self.destroy(room) } }
        return try body(&room.pointee)
    }

    @inlinable
    func take() -> UnsafeMutablePointer<Room>? {
        for index in free.indices where free[index].load(ordering: .relaxed) != nil {
            if let room = free[index].exchange(nil, ordering: .acquiring) { return room }
        }
        return nil
    }

    @inlinable
    func giveBack(_ room: UnsafeMutablePointer<Room>) {
        for index in free.indices
        where free[index].compareExchange(expected: nil, desired: room, ordering: .releasing).exchanged {
            return
        }
        Self.destroy(room)
    }

    @usableFromInline
    static func place(_ room: consuming Room) -> UnsafeMutablePointer<Room> {
        let place = UnsafeMutablePointer<Room>.allocate(capacity: 1)
        place.initialize(to: room)
        return place
    }

    @usableFromInline
    static func destroy(_ room: UnsafeMutablePointer<Room>) {
        room.deinitialize(count: 1)
        room.deallocate()
    }
}
