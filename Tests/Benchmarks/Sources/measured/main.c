/* measured REPORT SECONDS MEBIBYTES PROGRAM [ARGUMENT...]

   Runs a program and writes to REPORT what it used, on one line: wall, user and system seconds, peak resident KiB, and
   how it ended: its exit code, or the number of a signal, negative. It is stopped after SECONDS of processor time, or
   three times that by the clock, and gets no more than MEBIBYTES of address space. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t child;

static void stop(int signal) {
  (void)signal;
  kill(child, SIGKILL);
}

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit bounds = {soft, hard};
  setrlimit(resource, &bounds);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

int main(int count, char **arguments) {
  if (count < 5) return 2;
  unsigned allowed = (unsigned)atoi(arguments[2]);
  rlim_t memory = (rlim_t)atoll(arguments[3]) << 20;
  struct rusage usage;
  int status = 0;
  double start = now();
  child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    limit(RLIMIT_CPU, allowed, allowed + 1);
    limit(RLIMIT_CORE, 0, 0);
#ifdef __linux__
    limit(RLIMIT_AS, memory, memory);
#else
    (void)memory;
#endif
    execvp(arguments[4], arguments + 4);
    _exit(127);
  }
  signal(SIGALRM, stop);
  alarm(allowed * 3);
  while (wait4(child, &status, 0, &usage) < 0)
    if (errno != EINTR) return 2;
  double wall = now() - start;
#ifdef __APPLE__
  long kibibytes = usage.ru_maxrss / 1024;
#else
  long kibibytes = usage.ru_maxrss;
#endif
  FILE *report = fopen(arguments[1], "w");
  if (!report) return 2;
  int ended = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  fprintf(
    report, "%.6f %.6f %.6f %ld %d\n", wall, seconds(usage.ru_utime), seconds(usage.ru_stime), kibibytes, ended);
  return fclose(report) == 0 ? 0 : 2;
}
