#include <stddef.h>
#include <stdint.h>

/// libFuzzer as a library: runs until its time is over or an input breaks something.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*one)(const uint8_t *data, size_t size));
