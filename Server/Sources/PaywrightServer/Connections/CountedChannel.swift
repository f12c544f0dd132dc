internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// Connections of another kind, counted; those that are far too many are closed at once.
struct CountedChannel<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let connections: ConnectionList
    /// How long a connection may carry no byte at all, its handshake included.
    let silence: TimeAmount

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        if connections.add(channel) == .farTooMany {
            channel.close(promise: nil)
            return channel.eventLoop.makeFailedFuture(ChannelError.ioOnClosedChannel)
        }
        do {
            try channel.pipeline.syncOperations.addHandlers([
                IdleStateHandler(allTimeout: silence), SilenceHandler(),
            ])
        } catch {
            return channel.eventLoop.makeFailedFuture(error)
        }
        return base.setup(channel: channel, logger: logger)
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

/// Closes a connection that carries nothing for long: one whose handshake never ends has no other end.
private final class SilenceHandler: ChannelInboundHandler {
    typealias InboundIn = NIOAny

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent {
            context.close(promise: nil)
        } else {
            context.fireUserInboundEventTriggered(event)
        }
    }
}
