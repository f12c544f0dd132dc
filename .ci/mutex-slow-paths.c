// What the thread sanitizer cannot see of the standard library's `Mutex` on Linux.
//
// A lock that is free is taken by code that the compiler puts into the caller, and the sanitizer sees it. A lock that another
// thread holds is taken in the standard library, which is not built with the sanitizer: what one thread wrote under the lock and
// another read under it looks like a race. These functions stand before the library's, call them, and report the order that they
// make. A mutex keeps its state in its first four bytes, which are the address that the compiler's code takes and gives back.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// Absent in processes that run without the sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void LockSlow(uint32_t thread, __attribute__((swift_context)) void *mutex);
typedef __attribute__((swiftcall)) void UnlockSlow(__attribute__((swift_context)) void *mutex);

static void *library(const char *name) { return dlsym(RTLD_NEXT, name); }

// Synchronization._MutexHandle._lockSlow(UInt32) -> ()
__attribute__((swiftcall)) void $s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF(
    uint32_t thread, __attribute__((swift_context)) void *mutex) {
    static _Atomic(LockSlow *) real;
    LockSlow *lock = real;
    if (lock == NULL) real = lock = (LockSlow *)library("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
    lock(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

// Synchronization._MutexHandle._unlockSlow() -> ()
__attribute__((swiftcall)) void $s15Synchronization12_MutexHandleV11_unlockSlowyyF(
    __attribute__((swift_context)) void *mutex) {
    static _Atomic(UnlockSlow *) real;
    UnlockSlow *unlock = real;
    if (unlock == NULL) real = unlock = (UnlockSlow *)library("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
    if (__tsan_release) __tsan_release(mutex);
    unlock(mutex);
}
