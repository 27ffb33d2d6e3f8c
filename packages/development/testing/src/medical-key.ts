import { keyringOf } from '@camp/runtime/keyring';

/** MEDICAL_KEY of the tests, so that every process of a test reads what the others wrote. */
export const medicalKey = 'c3a91f60b7e24d58a0f3d6127be94c85c3f7a1902e6bd4588b1f0d93e7a5246c';

/** The same key, for a test that opens a database itself. */
export const testKeys = keyringOf(medicalKey);
