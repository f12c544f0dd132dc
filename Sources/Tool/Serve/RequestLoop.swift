import ArgumentParser
import Glibc
import Paywright
import PaywrightReports

/// Reads requests and has them answered on several threads. Of the threads one reads at a time, and answers what it has read
/// itself: to wake another thread takes as long as half an answer. Another one reads on where more has come already, or where an
/// answer takes long.
final class RequestLoop: Sendable {
    private struct Request {
        let number: Int
        let line: LineReader.Line
    }

    private enum Work {
        case read(LineReader)
        case answer(Request)
        case none
    }

    private struct State {
        /// nil while a thread reads.
        var reader: LineReader?
        /// Whether another thread is to read, for there is more.
        var isOffered = false
        /// How many threads look now and then whether they are to read.
        var watching = 0
        var isAtEnd = false
        var next = 0
        var answering = 0
        /// Requests that no thread has had time for, oldest last, and their bytes.
        var waiting: [Request] = []
        var newest: [Request] = []
        var waitingBytes = 0
        /// Whether the thread that reads waits for room.
        var isReaderWaiting = false

        var waitingCount: Int { waiting.count + newest.count }

        mutating func takeOldest() -> Request? {
            if waiting.isEmpty {
                waiting = newest.reversed()
                newest.removeAll(keepingCapacity: true)
            }
            guard let oldest = waiting.popLast() else { return nil }
            waitingBytes -= oldest.line.bytes.count
            return oldest
        }
    }

    private let handler: RequestHandler
    private let jobs: Int
    private let mostWaiting: Int
    /// The bytes of requests that may wait.
    private let mostWaitingBytes: Int
    private let output: AnswerOutput
    private let limits: AnswerLimits
    private let signals = ServeSignals()
    private let state: Monitor<State>
    private let running: Monitor<Int>
    /// Whether the input is a file: no client waits for it to be read.
    private let isFile: Bool

    /// - Parameter heldBytes: The bytes of requests and answers that are held at a time: a quarter for requests that wait, the rest
    ///   for answers.
    init(
        _ handler: RequestHandler,
        jobs: Int,
        mostWaiting: Int,
        isOrdered: Bool,
        heldBytes: Int,
        answerBytes: Int
    ) {
        self.handler = handler
        self.jobs = jobs
        self.mostWaiting = mostWaiting
        mostWaitingBytes = heldBytes / 4
        let output = AnswerOutput(isOrdered: isOrdered, mostBytes: heldBytes / 8)
        self.output = output
        // An answer that nobody can read is not made to its end.
        limits = AnswerLimits(bytes: answerBytes, isWanted: { output.end == nil })
        let reader = LineReader(descriptor: STDIN_FILENO, name: "standard input")
        state = Monitor(State(reader: reader))
        running = Monitor(jobs + 1)
        // A pipe, a socket and a terminal have no place to go to.
        isFile = lseek(STDIN_FILENO, 0, SEEK_CUR) >= 0
    }

    /// Returns when every request is answered; throws where the answers cannot be written.
    func run() throws {
        for _ in 0...jobs { startThread { self.work() } }
        running.wait { $0 == 0 ? () : nil }
        if let end = output.end { throw end }
    }

    // MARK: Threads

    private func work() {
        while true {
            switch next() {
            case .read(let reader): read(reader)
            case .answer(let request): answer(request)
            case .none:
                // Those that sleep end too: where the reader of the answers is gone, no request wakes them.
                state.wakeAll()
                running.withLock { $0 -= 1 }
                running.wakeAll()
                return
            }
        }
    }

    /// How long a thread waits until it looks whether an answer takes long, and how often it looks in vain until it sleeps.
    private static let (nap, mostNaps) = (5, 200)

    /// What a thread does next; it waits until there is something.
    private func next() -> Work {
        var (seen, naps, isWatching): (Int?, Int, Bool) = (nil, 0, false)
        return state.watch { state in
            if isWatching { state.watching -= 1 }
            isWatching = false
            if output.end != nil { return .done(Work.none) }
            if state.answering < jobs, state.answering == 0 || !output.isFull, let request = state.takeOldest() {
                state.answering += 1
                return .done(.answer(request))
            }
            // The thread that answers reads on itself, unless it has answered the same request for a nap.
            if let reader = state.reader, !state.isAtEnd, seen == nil || state.isOffered || seen == state.next {
                (state.reader, state.isOffered) = (nil, false)
                return .done(.read(reader))
            }
            if state.isAtEnd, state.waitingCount == 0 { return .done(Work.none) }
            naps = seen == state.next && state.answering == 0 ? naps + 1 : 0
            seen = state.next
            guard naps < Self.mostNaps else { return .sleep }
            state.watching += 1
            isWatching = true
            return .nap(milliseconds: Self.nap)
        }
    }

    private func answer(_ request: Request) {
        output.put(bytes(for: request.line), number: request.number)
        let isAwaited = state.withLock { state in
            state.answering -= 1
            // This thread itself goes on with what waits.
            return state.isAtEnd || state.isReaderWaiting && state.waitingCount <= mostWaiting / 2
        }
        if isAwaited { state.wakeAll() }
    }

    /// Reads until there is a request that this thread can answer itself, or the input ends.
    private func read(_ reader: LineReader) {
        var reader = reader
        while output.end == nil, obeySignals() {
            let step: LineReader.Step
            do throws(InputFile.Failure) {
                step = try reader.step()
            } catch {
                StandardOutput.report("\(error)")
                return end()
            }
            switch step {
            case .line(let line):
                guard let request = take(line, reader) else { continue }
                return answer(request)
            case .waiting: if !wait() { return end() }
            case .end: return end()
            }
        }
        end()
    }

    /// Nothing more is read.
    private func end() {
        state.withLock { $0.isAtEnd = true }
        state.wakeAll()
    }

    /// Takes a line in; the request is returned where this thread is to answer it, and another one then reads.
    private func take(_ line: LineReader.Line, _ reader: LineReader) -> Request? {
        enum Place {
            case here(Request, wakes: Bool)
            case waiting
            case refused(Int, limit: String)
        }
        let place = state.wait { state -> Place? in
            let limit = limit(reachedBy: state)
            let isHere =
                state.answering < jobs && state.waitingCount == 0 && (state.answering == 0 || !output.isFull)
            // A file has no client that waits; and answers before whose turn others come take room, refusals too.
            state.isReaderWaiting = !isHere && output.end == nil && (limit != nil && isFile || output.isFull)
            if state.isReaderWaiting { return nil }
            defer { state.next += 1 }
            let request = Request(number: state.next, line: line)
            if isHere {
                state.answering += 1
                (state.reader, state.isOffered) = (reader, reader.hasMore && jobs > 1)
                return .here(request, wakes: state.isOffered || state.watching == 0)
            }
            if let limit { return .refused(request.number, limit: limit) }
            state.newest.append(request)
            state.waitingBytes += line.bytes.count
            return .waiting
        }
        switch place {
        case .here(let request, let wakes):
            if wakes { state.wakeOne() }
            return request
        case .waiting:
            state.wakeOne()
        case .refused(let number, let limit):
            output.put(Self.line(handler.refusal(tooMany: limit, to: line.bytes)), number: number)
        }
        return nil
    }

    /// What may wait, once as much does.
    private func limit(reachedBy state: State) -> String? {
        if state.waitingCount >= mostWaiting { return mostWaiting == 1 ? "1 request" : "\(mostWaiting) requests" }
        return state.waitingBytes >= mostWaitingBytes ? "\(mostWaitingBytes) bytes of requests" : nil
    }

    // MARK: Answers

    private func bytes(for line: LineReader.Line) -> [UInt8] {
        guard !line.isTooLong else { return Self.line(.tooLarge) }
        return Self.line(waiting { [handler, limits] in await handler.answer(to: line.bytes, within: limits) })
    }

    private static func line(_ answer: consuming RequestAnswer) -> [UInt8] {
        var bytes = answer.utf8
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// Does asynchronous work in this thread, and waits where it goes on in another one.
    private func waiting<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
        let result = Monitor<Result?>(nil)
        Task.immediate {
            let value = await body()
            result.withLock { $0 = value }
            result.wakeAll()
        }
        return result.wait { $0 }
    }

    // MARK: Waiting

    /// How long a thread looks for the next request before it sleeps.
    private static let alertness = Duration.microseconds(100)

    /// How long a reader may take nothing after SIGTERM, in seconds: it would hold the process for ever.
    private static let patience = 5

    /// Ends the process where no answer can be written.
    private func endIfStuck() {
        var (last, seconds) = (-1, 0)
        while seconds < Self.patience {
            sleep(1)
            let progress = output.progress
            seconds = progress == last ? seconds + 1 : 0
            last = progress ?? -1
        }
        StandardOutput.report("cannot write: the reader of the answers takes nothing")
        _exit(ExitStatus.cannotCreate.rawValue)
    }

    /// Waits for input; false where none is to be read any more.
    private func wait() -> Bool {
        var requests = [
            pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
            pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0),
            // Asked for nothing, it reports that its reader is gone.
            pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
        ]
        // A client that asks one question after the other has the next one soon: a thread that sleeps meanwhile is woken late.
        let start = ContinuousClock.now
        while ContinuousClock.now - start < Self.alertness {
            if poll(&requests, 3, 0) != 0 { break }
            sched_yield()
        }
        while poll(&requests, 3, -1) < 0, errno == EINTR {}
        if requests[2].revents & Int16(POLLERR | POLLNVAL) != 0 {
            output.close()
            return false
        }
        return true
    }

    /// Does what signals have asked for; false where nothing more is to be read.
    private func obeySignals() -> Bool {
        while let event = signals.next() {
            switch event {
            case .end:
                startThread { self.endIfStuck() }
                return false
            case .reload: for diagnostic in handler.reload() { StandardOutput.report(diagnostic) }
            }
        }
        return true
    }
}
