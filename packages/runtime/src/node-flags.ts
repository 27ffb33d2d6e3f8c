/** Size of the young generation in megabytes, of heap and buffers together. */
const beforeFullCollection = 128;

/**
 * Flag of Node against full collections of a small heap. By default, V8 collects the whole small heap about every ten
 * megabytes of buffers, once for each picture. Its helper threads run at normal priority on every core, while families
 * wait for responses (docs/decisions/0065-garbage-collection.md).
 */
export const fewFullCollections = `--initial-old-space-size=${beforeFullCollection}`;

/** Flags of Node for API and worker. */
export const nodeFlags: readonly string[] = ['--enable-source-maps', fewFullCollections];
