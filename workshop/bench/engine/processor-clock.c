/*
 * Replaces a program's clock with its own processor time, so that "100 ms a move" means the same for every program on a busy
 * machine. Loaded before the C library (LD_PRELOAD): calls for the time of day or a monotonic clock return the start time
 * plus the processor time used since.
 */
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static struct timespec began[2];

static int kernel_clock(clockid_t clock, struct timespec *time) { return (int)syscall(SYS_clock_gettime, clock, time); }

__attribute__((constructor)) static void begin(void) {
  kernel_clock(CLOCK_REALTIME, &began[0]);
  kernel_clock(CLOCK_MONOTONIC, &began[1]);
}

static void own_time(int kind, struct timespec *time) {
  kernel_clock(CLOCK_PROCESS_CPUTIME_ID, time);
  time->tv_sec += began[kind].tv_sec;
  time->tv_nsec += began[kind].tv_nsec;
  if (time->tv_nsec >= 1000000000) time->tv_sec++, time->tv_nsec -= 1000000000;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) return own_time(0, time), 0;
  if (clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW) return own_time(1, time), 0;
  return kernel_clock(clock, time);
}

int gettimeofday(struct timeval *restrict day, void *restrict zone) {
  (void)zone;
  struct timespec time;
  own_time(0, &time);
  day->tv_sec = time.tv_sec;
  day->tv_usec = time.tv_nsec / 1000;
  return 0;
}
