import { createHash } from 'node:crypto';

/** A form without a key counts as the same submit for this long, in milliseconds (contract.md, Conventions). */
export const repeatedSubmit = 60_000;

/** What makes a repeated submit the same submit. */
export interface Submission {
  /** Stored with the record, unique for its owner. */
  key: string;
  /** Whether the sender named it; such a key never gets old. */
  named: boolean;
}

/**
 * Recognizes a submit: by the sender's Idempotency-Key, else by everything that was sent.
 *
 * @param idempotencyKey - the header, of which at most the first 200 characters count
 * @param scope - whose submits these are, or for which camp
 */
export function submissionOf(
  idempotencyKey: string | string[] | undefined,
  scope: string,
  form: object,
  picture: Buffer | undefined,
): Submission {
  const hash = createHash('sha256').update(scope);
  if (typeof idempotencyKey === 'string' && idempotencyKey !== '') {
    return { key: `key-${hash.update(idempotencyKey.slice(0, 200)).digest('base64url')}`, named: true };
  }
  const sorted = Object.entries<unknown>({ ...form }).sort(([one], [other]) => (one < other ? -1 : 1));
  hash.update(JSON.stringify(sorted)).update(picture ?? '');
  return { key: `body-${hash.digest('base64url')}`, named: false };
}

/** Whether the stored record is what this very submit made before. */
export function isSameSubmit(
  submission: Submission,
  stored: { submissionKey?: string; createdAt: Date },
  now: Date,
): boolean {
  if (stored.submissionKey !== submission.key) return false;
  return submission.named || now.getTime() - stored.createdAt.getTime() < repeatedSubmit;
}
