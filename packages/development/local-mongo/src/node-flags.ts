import { fewFullCollections } from '@camp/runtime/node-flags';

/** Megabytes of a semi-space of V8's young generation. It grows to this only if many objects survive. */
const young = 64;

/**
 * Node flags of the server's process. A minor collection visits every page of the heap: 5 ms of pause with the records
 * of ten large years. With this size there are a quarter as many, of 8 ms, for up to 144 MB more. A full collection
 * visits all records, and each passing picture would trigger one.
 */
export const nodeFlags: readonly string[] = [`--max-semi-space-size=${young}`, fewFullCollections];
