import { unreadableProof } from '@camp/database/image/unreadable-proof';
import { trusted } from 'mongoose';

/** By the picture itself: a process of an earlier version stores no flags. */
const wanted: Readonly<Record<string, object>> = {
  Yes: { imageId: trusted({ $ne: null }) },
  No: { imageId: null },
  unreadable: unreadableProof,
};

/** What a list's `proofFilter` means to the database. @param value as the query brings it */
export const proofWanted = (value: string): object => wanted[value] ?? {};
