import { fewFullCollections } from '@camp/runtime/node-flags';

/** Megabytes of half the generation in which V8 makes everything; it grows so far only where much is kept. */
const young = 64;

/**
 * Flags of the Node process that the server runs in. A collection of what is young goes over every page of the heap,
 * 5 ms of standing still where the records of ten large years are in it: there are a fourth as many, of 8 ms, for up to
 * 144 MB more. A full collection goes over all records, and pictures that pass through would bring one each.
 */
export const nodeFlags: readonly string[] = [`--max-semi-space-size=${young}`, fewFullCollections];
