/**
 * V8 keeps the pages that it has emptied, up to 100 MB under load, unless a collection is to save memory, as
 * all are in this mode. The mode by itself collects more often, which takes processor time.
 */
export const V8_FLAGS = ['--memory-saver-mode', '--heap-growing-percent=40'];
