// A clock that is ten years ahead, for what .ci/later-clock runs. Only the clock of the calendar is moved. How long something takes,
// when a file was written, and how long a thread waits stay as they are: with libfaketime a thread may wait for ten years.
#define _GNU_SOURCE
#include <pthread.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

enum { AHEAD = 3653 * 86400 };

int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = (int)syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += AHEAD;
    return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int result = (int)syscall(SYS_gettimeofday, now, zone);
    if (result == 0) now->tv_sec += AHEAD;
    return result;
}

time_t time(time_t *now) {
    struct timespec moment;
    clock_gettime(CLOCK_REALTIME, &moment);
    if (now) *now = moment.tv_sec;
    return moment.tv_sec;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    // A moment of the calendar is decades after 1970; one of the other clock is counted from the machine's start.
    if (end->tv_sec < AHEAD) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, end);
    struct timespec moment = {end->tv_sec - AHEAD, end->tv_nsec};
    return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &moment);
}
