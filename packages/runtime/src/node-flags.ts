/** Megabytes of heap and buffers below which V8 collects only young objects. */
const beforeFullCollection = 128;

/**
 * Flag of Node against full collections of a small heap.
 *
 * By default, V8 collects the whole of a small heap about every ten megabytes of buffers, once for each picture. Its
 * helper threads have the usual priority on every core, while families wait for answers
 * (docs/decisions/0065-garbage-collection.md).
 */
export const fewFullCollections = `--initial-old-space-size=${beforeFullCollection}`;

/** Flags of Node for API and worker. */
export const nodeFlags: readonly string[] = ['--enable-source-maps', fewFullCollections];
